CREATE TABLE "installation" (
	"agent_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"host" text NOT NULL,
	"page" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_agent_id_host_pk" PRIMARY KEY("agent_id","host")
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_wants_person" ON "conversation" USING btree ("agent_id") WHERE wants_person;--> statement-breakpoint
CREATE INDEX "document_content_hash" ON "document" USING btree ("agent_id","content_hash");