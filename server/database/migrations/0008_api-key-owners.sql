ALTER TABLE "api_key" ADD COLUMN "created_by" text;--> statement-breakpoint
UPDATE "api_key" SET "created_by" = (SELECT "user_id" FROM "workspace_member" WHERE "workspace_member"."workspace_id" = "api_key"."workspace_id" AND "role" = 'owner' ORDER BY "created_at", "user_id" LIMIT 1);--> statement-breakpoint
DELETE FROM "api_key" WHERE "created_by" IS NULL;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "created_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" text[] DEFAULT ARRAY['admin'] NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_used_address" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_member" FOREIGN KEY ("workspace_id","created_by") REFERENCES "public"."workspace_member"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;
