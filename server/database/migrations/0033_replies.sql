ALTER TABLE "conversation" ADD COLUMN "visitor_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "emailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD COLUMN "reply_address" text;--> statement-breakpoint
CREATE INDEX "message_unmailed" ON "message" USING btree ("created_at") WHERE author_kind = 'person' and emailed_at is null;