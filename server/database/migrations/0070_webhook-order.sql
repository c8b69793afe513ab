ALTER TABLE "webhook_delivery" ADD COLUMN "order_key" text;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
UPDATE "webhook_delivery" SET "position" = "by_id"."position", "order_key" = coalesce("data" ->> 'conversationId', "data" ->> 'leadId', "data" ->> 'bookingId', "data" ->> 'sourceId', "data" ->> 'meter')
FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "position" FROM "webhook_delivery") AS "by_id" WHERE "by_id"."id" = "webhook_delivery"."id";--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("webhook_id","order_key","position") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_failed" ON "webhook_delivery" USING btree ("webhook_id","id") WHERE status = 'failed';