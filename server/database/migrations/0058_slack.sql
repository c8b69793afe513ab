CREATE TABLE "slack_channel" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"name" text NOT NULL,
	"sends_leads" boolean NOT NULL,
	"sends_requests" boolean NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "slack_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"team_name" text NOT NULL,
	"bot_user_id" text NOT NULL,
	"token" text NOT NULL,
	"connected_by" text,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"problem" text,
	"problem_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slack_event" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"news" jsonb,
	"answer" jsonb,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_post" (
	"key" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"conversation_id" text,
	"lead_id" text,
	"ts" text,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_thread" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"team_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"ts" text NOT NULL,
	"title" text,
	"about_message_id" text,
	"opened_after" text,
	"shown_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "writer_name" text;--> statement-breakpoint
ALTER TABLE "slack_channel" ADD CONSTRAINT "slack_channel_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_channel" ADD CONSTRAINT "slack_channel_workspace_id_slack_connection_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."slack_connection"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_connection" ADD CONSTRAINT "slack_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_connection" ADD CONSTRAINT "slack_connection_connected_by_user_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_post" ADD CONSTRAINT "slack_post_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_post" ADD CONSTRAINT "slack_post_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_post" ADD CONSTRAINT "slack_post_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_thread" ADD CONSTRAINT "slack_thread_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slack_channel_workspace_id" ON "slack_channel" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "slack_channel_channel_id" ON "slack_channel" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "slack_connection_team_id" ON "slack_connection" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "slack_event_received_at" ON "slack_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "slack_post_workspace_id" ON "slack_post" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "slack_post_conversation_id" ON "slack_post" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "slack_post_lead_id" ON "slack_post" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slack_thread_case" ON "slack_thread" USING btree ("team_id","channel_id","ts") WHERE kind = 'case';--> statement-breakpoint
CREATE INDEX "slack_thread_question" ON "slack_thread" USING btree ("team_id","channel_id","ts") WHERE kind = 'question';--> statement-breakpoint
CREATE INDEX "slack_thread_workspace_id" ON "slack_thread" USING btree ("workspace_id");