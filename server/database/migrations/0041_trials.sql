CREATE TABLE "trial" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"hash" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_agent_id" ON "trial" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "trial_expires_at" ON "trial" USING btree ("expires_at");