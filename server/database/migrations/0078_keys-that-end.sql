ALTER TABLE "api_key" ADD COLUMN "agent_ids" text[];--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "expires_at" timestamp with time zone;