CREATE TABLE "agent_meaning" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_vector" (
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"model" text NOT NULL,
	"vectors" "bytea" NOT NULL,
	CONSTRAINT "passage_vector_document_id_version_position_model_pk" PRIMARY KEY("document_id","version","position","model")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "embedded_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "embedded_model" text;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "meaning_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "meaning_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_meaning" ADD CONSTRAINT "agent_meaning_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vector" ADD CONSTRAINT "passage_vector_passage" FOREIGN KEY ("document_id","version","position") REFERENCES "public"."passage"("document_id","version","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Vectors do not get smaller by compression.
ALTER TABLE "passage_vector" ALTER COLUMN "vectors" SET STORAGE EXTERNAL;
