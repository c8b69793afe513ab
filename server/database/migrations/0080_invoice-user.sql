-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "invoice_user_id";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_user_id" ON "invoice" USING btree ("user_id","issued_at");
