ALTER TABLE "webhook" ADD COLUMN "is_hook" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "api_key_id" text;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_api_key_id" ON "webhook" USING btree ("api_key_id") WHERE api_key_id is not null;--> statement-breakpoint
CREATE INDEX "webhook_agent_id" ON "webhook" USING btree ("agent_id") WHERE agent_id is not null;