ALTER TABLE "conversation" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "trace" jsonb;--> statement-breakpoint
-- What there is has been read as far as anybody can tell, and is listed by what the visitor asked last.
UPDATE "conversation" SET "read_at" = greatest("last_message_at", now()),
  "preview" = coalesce((
    SELECT CASE WHEN char_length("text") > 140 THEN left("text", 139) || '…' ELSE "text" END FROM "message"
    WHERE "message"."conversation_id" = "conversation"."id" AND "role" = 'user' ORDER BY "id" DESC LIMIT 1
  ), "preview");
