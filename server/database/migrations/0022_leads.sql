DROP INDEX "lead_agent_id";--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
          regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(page_url, '') || ' ' || note)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_agent_id" ON "lead" USING btree ("agent_id","id");