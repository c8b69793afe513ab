CREATE TABLE "model_budget" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"amount" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_key" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"provider" text NOT NULL,
	"key" text,
	"key_end" text,
	"base_url" text,
	"models" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_key_provider" UNIQUE("workspace_id","provider")
);
--> statement-breakpoint
CREATE TABLE "model_price" (
	"id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"input_micros" bigint NOT NULL,
	"output_micros" bigint NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "written_questions" (
	"agent_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"workspace_id" text NOT NULL,
	"questions" text[] NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_questions_agent_id_text_hash_pk" PRIMARY KEY("agent_id","text_hash")
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "writes_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "questions_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_budget" ADD CONSTRAINT "model_budget_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_key" ADD CONSTRAINT "model_key_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_questions" ADD CONSTRAINT "written_questions_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_questions" ADD CONSTRAINT "written_questions_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_price_model_id" ON "model_price" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_price_current" ON "model_price" USING btree ("model_id") WHERE valid_until is null;--> statement-breakpoint
CREATE INDEX "written_questions_workspace_id" ON "written_questions" USING btree ("workspace_id");