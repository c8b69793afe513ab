CREATE TABLE "inbox_settings" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"hand_back_minutes" integer
);
--> statement-breakpoint
DROP INDEX "conversation_wants_person";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "holder" text DEFAULT 'agent' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "hand_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "ended_as" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "author_kind" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "conversation" SET "state" = 'closed', "holder" = 'nobody' WHERE "finished_at" IS NOT NULL;--> statement-breakpoint
UPDATE "conversation" SET "state" = 'waiting', "wanted_at" = "last_message_at" WHERE "wants_person" AND "finished_at" IS NULL AND ("read_at" IS NULL OR "read_at" < "last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_assignee_id" ON "conversation" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "conversation_wanting" ON "conversation" USING btree ("workspace_id","wanted_at") WHERE wanted_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "conversation_due" ON "conversation" USING btree ("workspace_id") WHERE state = 'snoozed' or hand_back_at is not null;--> statement-breakpoint
CREATE INDEX "conversation_closed" ON "conversation" USING btree ("workspace_id","agent_id","id") WHERE state = 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_id" ON "message" USING btree ("conversation_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "message_author_id" ON "message" USING btree ("author_id") WHERE author_id is not null;