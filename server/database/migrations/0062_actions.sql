CREATE TABLE "action" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"created_by" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_on" boolean NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"header_names" text[] NOT NULL,
	"header_values" text NOT NULL,
	"body" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"result_path" text NOT NULL,
	"reply" text NOT NULL,
	"triggers" text[] NOT NULL,
	"needs_confirmation" boolean NOT NULL,
	"timeout_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action" ADD CONSTRAINT "action_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action" ADD CONSTRAINT "action_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action" ADD CONSTRAINT "action_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_agent_id" ON "action" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "action_workspace_id" ON "action" USING btree ("workspace_id");