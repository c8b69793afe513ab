CREATE TABLE "dismissed_contradiction" (
	"agent_id" text NOT NULL,
	"contradiction_id" text NOT NULL,
	CONSTRAINT "dismissed_contradiction_agent_id_contradiction_id_pk" PRIMARY KEY("agent_id","contradiction_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_contradiction" ADD CONSTRAINT "dismissed_contradiction_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;