ALTER TABLE "tool_server" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_key" ADD COLUMN "refused_at" timestamp with time zone;