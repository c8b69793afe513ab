CREATE TABLE "identified_session" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"secret_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_secret" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"secret" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_visitor" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"name" text,
	"attributes" jsonb NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"conversations" integer NOT NULL,
	"leads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"conversation_days" integer,
	"lead_days" integer,
	"masks_card_numbers" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identified_session" ADD CONSTRAINT "identified_session_visitor_id_known_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."known_visitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identified_session" ADD CONSTRAINT "identified_session_secret_id_identity_secret_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."identity_secret"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_secret" ADD CONSTRAINT "identity_secret_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_secret" ADD CONSTRAINT "identity_secret_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_secret" ADD CONSTRAINT "identity_secret_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_visitor" ADD CONSTRAINT "known_visitor_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_visitor" ADD CONSTRAINT "known_visitor_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identified_session_token_hash" ON "identified_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "identified_session_visitor_id" ON "identified_session" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "identified_session_secret_id" ON "identified_session" USING btree ("secret_id");--> statement-breakpoint
CREATE INDEX "identified_session_expires_at" ON "identified_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_secret_agent_id" ON "identity_secret" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "known_visitor_agent_id" ON "known_visitor" USING btree ("agent_id","user_id");--> statement-breakpoint
CREATE INDEX "known_visitor_workspace_id" ON "known_visitor" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "erasure_workspace_id" ON "erasure" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reply_name" ON "saved_reply" USING btree ("workspace_id",lower("name"));