CREATE TABLE "member_presence" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_presence_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD COLUMN "reminders" text DEFAULT 'after-15-minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_presence" ADD CONSTRAINT "member_presence_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_presence" ADD CONSTRAINT "member_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_replied" ON "conversation" USING btree ("workspace_id","replied_at") WHERE replied_at is not null;--> statement-breakpoint
UPDATE "conversation" SET "reminded_at" = now() WHERE "wanted_at" IS NOT NULL;
