CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "reset_token" DROP CONSTRAINT "reset_token_hash_unique";--> statement-breakpoint
ALTER TABLE "reset_token" DROP CONSTRAINT "reset_token_pkey";--> statement-breakpoint
ALTER TABLE "reset_token" ADD PRIMARY KEY ("hash");--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "reset_token_user_id" ON "reset_token" USING btree ("user_id");