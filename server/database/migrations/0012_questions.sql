CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"channel" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer_id" text,
	"query" text,
	"topic" text,
	"language" text,
	"closest" jsonb,
	"settled_at" timestamp with time zone,
	"settled_as" text
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "judgement" text;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Each message of a visitor, with the outcome of the answer that came right after it.
INSERT INTO "question" ("id", "workspace_id", "agent_id", "conversation_id", "channel", "asked_at", "outcome", "answer_id", "topic", "language")
SELECT asked."id", asked."workspace_id", conversation."agent_id", conversation."id", conversation."channel", asked."created_at",
  CASE WHEN asked.next_role = 'assistant' THEN asked.next_outcome END,
  CASE WHEN asked.next_role = 'assistant' THEN asked.next_id END,
  left('other|' || lower(regexp_replace(asked."text", '[^[:alnum:]]+', ' ', 'g')), 300), 'en'
FROM (
  SELECT message.*, lead("id") OVER following AS next_id, lead("role") OVER following AS next_role, lead("outcome") OVER following AS next_outcome
  FROM "message" AS message WINDOW following AS (PARTITION BY "conversation_id" ORDER BY "id")
) AS asked
JOIN "conversation" AS conversation ON conversation."id" = asked."conversation_id"
WHERE asked."role" = 'user';--> statement-breakpoint
CREATE INDEX "question_conversation_id" ON "question" USING btree ("conversation_id");--> statement-breakpoint
UPDATE "conversation" SET "message_count" = (SELECT count(*) FROM "question" WHERE "question"."conversation_id" = "conversation"."id");--> statement-breakpoint
-- In chats over the API no visitor has a thumb: there it was the workspace that judged.
UPDATE "message" SET "judgement" = "feedback", "feedback" = NULL
FROM "conversation" WHERE "conversation"."id" = "message"."conversation_id" AND "conversation"."channel" IN ('api', 'preview') AND "message"."feedback" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "question_agent_id" ON "question" USING btree ("agent_id","asked_at");--> statement-breakpoint
CREATE INDEX "question_workspace_id" ON "question" USING btree ("workspace_id","asked_at");--> statement-breakpoint
CREATE INDEX "question_open" ON "question" USING btree ("agent_id","topic") WHERE outcome in ('declined', 'hedged') and settled_at is null;