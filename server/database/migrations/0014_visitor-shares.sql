ALTER TABLE "agent" ADD COLUMN "messages_per_visitor" integer;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "messages_per_address" integer;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "usual_hourly_messages" integer DEFAULT 0 NOT NULL;