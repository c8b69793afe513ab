ALTER TABLE "agent" ADD COLUMN "ai_agent_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "social_x" text;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "social_linked_in" text;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "social_facebook" text;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "is_cal_com_booking_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_username" ON "agent" USING btree ("username");