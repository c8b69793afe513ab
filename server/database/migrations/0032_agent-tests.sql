CREATE TABLE "agent_test" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"question" text NOT NULL,
	"expectation" jsonb NOT NULL,
	"origin" text NOT NULL,
	"has_passed" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_test_result" (
	"run_id" text NOT NULL,
	"test_id" text NOT NULL,
	"question" text NOT NULL,
	"expectation" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "agent_test_result_run_id_test_id_pk" PRIMARY KEY("run_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "agent_test_run" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"gained" integer DEFAULT 0 NOT NULL,
	"settings" text,
	"waiting" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"before_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "holds_back_training" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "standby" jsonb;--> statement-breakpoint
ALTER TABLE "agent_test" ADD CONSTRAINT "agent_test_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test" ADD CONSTRAINT "agent_test_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_result" ADD CONSTRAINT "agent_test_result_run" FOREIGN KEY ("run_id") REFERENCES "public"."agent_test_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_run" ADD CONSTRAINT "agent_test_run_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_run" ADD CONSTRAINT "agent_test_run_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_test_question" ON "agent_test" USING btree ("agent_id",md5(lower("question")));--> statement-breakpoint
CREATE INDEX "agent_test_workspace_id" ON "agent_test" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_test_run_agent_id" ON "agent_test_run" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_test_run_workspace_id" ON "agent_test_run" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "document_standby" ON "document" USING btree ("agent_id") WHERE standby is not null;