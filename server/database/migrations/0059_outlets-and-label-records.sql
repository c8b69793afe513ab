ALTER TABLE "inbox_settings" ADD COLUMN "reply_address_by" text;--> statement-breakpoint
ALTER TABLE "model_key" ADD COLUMN "stored_by" text;--> statement-breakpoint
ALTER TABLE "notion_connection" ADD COLUMN "connected_by" text;--> statement-breakpoint
ALTER TABLE "white_label" ADD COLUMN "record_missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "white_label" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "white_label" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_reply_address_by_user_id_fk" FOREIGN KEY ("reply_address_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_key" ADD CONSTRAINT "model_key_stored_by_user_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notion_connection" ADD CONSTRAINT "notion_connection_connected_by_user_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "model_key" SET "stored_by" = (
  SELECT "user"."id" FROM (
    SELECT coalesce("api_key"."created_by", "audit_entry"."actor_id") AS "actor_id"
    FROM "audit_entry" LEFT JOIN "api_key" ON "api_key"."id" = "audit_entry"."actor_id"
    WHERE "audit_entry"."action" IN ('model-key.created', 'model-key.changed') AND "audit_entry"."subject_id" = "model_key"."id"
    ORDER BY "audit_entry"."created_at" DESC, "audit_entry"."id" DESC LIMIT 1
  ) AS "newest" JOIN "user" ON "user"."id" = "newest"."actor_id"
);--> statement-breakpoint
UPDATE "notion_connection" SET "connected_by" = (
  SELECT "user"."id" FROM (
    SELECT coalesce("api_key"."created_by", "audit_entry"."actor_id") AS "actor_id"
    FROM "audit_entry" LEFT JOIN "api_key" ON "api_key"."id" = "audit_entry"."actor_id"
    WHERE "audit_entry"."action" = 'notion.connected' AND "audit_entry"."workspace_id" = "notion_connection"."workspace_id"
    ORDER BY "audit_entry"."created_at" DESC, "audit_entry"."id" DESC LIMIT 1
  ) AS "newest" JOIN "user" ON "user"."id" = "newest"."actor_id"
);--> statement-breakpoint
UPDATE "inbox_settings" SET "reply_address_by" = (
  SELECT "user"."id" FROM (
    SELECT coalesce("api_key"."created_by", "audit_entry"."actor_id") AS "actor_id"
    FROM "audit_entry" LEFT JOIN "api_key" ON "api_key"."id" = "audit_entry"."actor_id"
    WHERE "audit_entry"."action" = 'inbox-settings.changed' AND "audit_entry"."workspace_id" = "inbox_settings"."workspace_id"
    ORDER BY "audit_entry"."created_at" DESC, "audit_entry"."id" DESC LIMIT 1
  ) AS "newest" JOIN "user" ON "user"."id" = "newest"."actor_id"
) WHERE "reply_address" IS NOT NULL;