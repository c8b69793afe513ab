CREATE TABLE "attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"conversation_id" text,
	"message_id" text,
	"visitor_id" text,
	"user_id" text,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_file" (
	"file_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent" ALTER COLUMN "input" SET DEFAULT '{"placeholder":"","maximumLength":2000,"sendsOnEnter":true,"allowsAttachments":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_workspace_id" ON "attachment" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "attachment_agent_id" ON "attachment" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "attachment_conversation_id" ON "attachment" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "attachment_unsent" ON "attachment" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
UPDATE "agent" SET "input" = '{"allowsAttachments": false}'::jsonb || "input";--> statement-breakpoint
-- Whatever deletes an attachment (its conversation, agent or workspace), its file is deleted soon after.
CREATE FUNCTION note_lost_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lost_file (file_id) VALUES (OLD.file_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER attachment_file_lost AFTER DELETE ON "attachment" FOR EACH ROW EXECUTE FUNCTION note_lost_file();
