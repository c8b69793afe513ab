CREATE TABLE "booking" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"conversation_id" text,
	"lead_id" text,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"event_type_id" bigint NOT NULL,
	"uid" text,
	"title" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meeting_url" text,
	"is_preview" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cal_com_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"key_end" text NOT NULL,
	"account_name" text NOT NULL,
	"connected_by" text,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"problem" text,
	"problem_at" timestamp with time zone,
	"webhook_id" text,
	"webhook_secret" text
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "booking_event_type_id" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cal_com_connection" ADD CONSTRAINT "cal_com_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cal_com_connection" ADD CONSTRAINT "cal_com_connection_connected_by_user_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_workspace_id" ON "booking" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "booking_agent_id" ON "booking" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "booking_conversation_id" ON "booking" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "booking_lead_id" ON "booking" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_uid" ON "booking" USING btree ("workspace_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_time_of_visitor" ON "booking" USING btree ("agent_id","visitor_id","start_at") WHERE status in ('pending', 'accepted', 'requested', 'failed');