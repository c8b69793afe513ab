ALTER TABLE "agent" ADD COLUMN "keeps_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "after_limit" text DEFAULT 'engine' NOT NULL;