ALTER TABLE "agent" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "cover" text;