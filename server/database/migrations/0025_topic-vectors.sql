CREATE TABLE "topic_vector" (
	"agent_id" text NOT NULL,
	"topic" text NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "topic_vector_agent_id_topic_pk" PRIMARY KEY("agent_id","topic")
);
--> statement-breakpoint
ALTER TABLE "topic_vector" ADD CONSTRAINT "topic_vector_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;