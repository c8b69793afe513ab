ALTER TABLE "user" ALTER COLUMN "notifications" SET DEFAULT '{"leads":true,"handoffs":true,"usage":true}'::jsonb;--> statement-breakpoint
UPDATE "user" SET "notifications" = "notifications" - 'product' WHERE "notifications" ? 'product';
