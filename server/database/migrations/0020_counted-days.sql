CREATE TABLE "conversation_count" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"scope_id" text NOT NULL,
	"kind" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"previous" timestamp with time zone,
	"conversations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_day" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "counted_day_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
CREATE TABLE "question_count" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"scope_id" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"messages" integer NOT NULL,
	"answered" integer NOT NULL,
	"hedged" integer NOT NULL,
	"declined" integer NOT NULL,
	"smalltalk" integer NOT NULL,
	"handoff" integer NOT NULL,
	"positive" integer NOT NULL,
	"negative" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"assumed" integer NOT NULL,
	"abandoned" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_tally" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"scope_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"messages" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "question_conversation_id";--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "conversation_count" ADD CONSTRAINT "conversation_count_day" FOREIGN KEY ("workspace_id","day") REFERENCES "public"."counted_day"("workspace_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_day" ADD CONSTRAINT "counted_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_count" ADD CONSTRAINT "question_count_day" FOREIGN KEY ("workspace_id","day") REFERENCES "public"."counted_day"("workspace_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_tally" ADD CONSTRAINT "question_tally_day" FOREIGN KEY ("workspace_id","day") REFERENCES "public"."counted_day"("workspace_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_count_day" ON "conversation_count" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "conversation_count_scope" ON "conversation_count" USING btree ("scope_id","kind","quarter");--> statement-breakpoint
CREATE INDEX "question_count_day" ON "question_count" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "question_count_scope" ON "question_count" USING btree ("scope_id","quarter");--> statement-breakpoint
CREATE INDEX "question_tally_day" ON "question_tally" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "question_tally_scope" ON "question_tally" USING btree ("scope_id","kind","day");--> statement-breakpoint
CREATE INDEX "question_conversation_id" ON "question" USING btree ("conversation_id","asked_at");--> statement-breakpoint
UPDATE "question" SET "page" = split_part(split_part("conversation"."page_url", '#', 1), '?', 1)
FROM "conversation" WHERE "conversation"."id" = "question"."conversation_id" AND "conversation"."page_url" IS NOT NULL;--> statement-breakpoint
-- Removes the days of these conversations and times from the counted ones, and their counts with them. The lock is shared
-- with server/features/conversations/figures/count-days.ts, which counts a day while nothing of it changes.
CREATE FUNCTION "uncount_days"(of_workspace text, of_conversations text[], moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('counted_day ' || of_workspace, 0));
  DELETE FROM "counted_day" WHERE "workspace_id" = of_workspace AND "day" IN (
    SELECT (moment AT TIME ZONE 'UTC')::date FROM unnest(moments) AS moment
    UNION
    SELECT ("asked_at" AT TIME ZONE 'UTC')::date FROM "question" WHERE "conversation_id" = ANY (of_conversations)
  );
END $$;--> statement-breakpoint
CREATE FUNCTION "uncount_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "uncount_days"(NEW."workspace_id", ARRAY[NEW."conversation_id"],
    ARRAY[NEW."asked_at"] || CASE WHEN TG_OP = 'UPDATE' THEN ARRAY[OLD."asked_at"] END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "uncount_deleted_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "uncount_days"("workspace_id", array_agg("conversation_id"), array_agg("asked_at")) FROM gone
  WHERE "channel" <> 'preview' AND "asked_at" < now() - interval '1 hour' GROUP BY "workspace_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "uncount_rated_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "uncount_days"(NEW."workspace_id", ARRAY[NEW."conversation_id"], '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
-- Days are counted two hours after they are over, so what was asked within the last hour is on none of them: a chat pays
-- for no trigger.
CREATE TRIGGER "question_came_late" AFTER INSERT ON "question" FOR EACH ROW
  WHEN (NEW."asked_at" < now() - interval '1 hour' AND NEW."channel" <> 'preview')
  EXECUTE FUNCTION "uncount_question"();--> statement-breakpoint
CREATE TRIGGER "question_changed_late" AFTER UPDATE OF "asked_at", "outcome", "answer_id", "language", "page" ON "question" FOR EACH ROW
  WHEN (LEAST(OLD."asked_at", NEW."asked_at") < now() - interval '1 hour' AND NEW."channel" <> 'preview')
  EXECUTE FUNCTION "uncount_question"();--> statement-breakpoint
CREATE TRIGGER "question_deleted" AFTER DELETE ON "question" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION "uncount_deleted_questions"();--> statement-breakpoint
CREATE TRIGGER "answer_rated_late" AFTER UPDATE OF "feedback" ON "message" FOR EACH ROW
  WHEN (NEW."created_at" < now() - interval '1 hour' AND NEW."feedback" IS DISTINCT FROM OLD."feedback")
  EXECUTE FUNCTION "uncount_rated_question"();
