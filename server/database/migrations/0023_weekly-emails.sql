CREATE TABLE "weekly_email" (
	"user_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"week" date NOT NULL,
	CONSTRAINT "weekly_email_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "notifications" SET DEFAULT '{"leads":true,"handoffs":true,"usage":true,"weekly":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "weekly_email" ADD CONSTRAINT "weekly_email_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_email" ADD CONSTRAINT "weekly_email_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "user" SET "notifications" = "notifications" || '{"weekly": false}';
