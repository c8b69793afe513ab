CREATE TABLE "agent_change" (
	"agent_id" text NOT NULL,
	"version" integer NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"fields" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_change_agent_id_version_pk" PRIMARY KEY("agent_id","version")
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "size" text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "input" jsonb DEFAULT '{"placeholder":"","maximumLength":2000,"sendsOnEnter":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "action_buttons" jsonb DEFAULT '[{"kind":"human","label":"","url":"","isOn":true},{"kind":"finish","label":"","url":"","isOn":true},{"kind":"details","label":"","url":"","isOn":false}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "paused_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "human_form" jsonb DEFAULT '{"title":"","text":"","consentText":"","labels":{"name":"","email":"","phone":""},"required":{"name":true,"email":true,"phone":false},"fields":{"name":true,"email":true,"phone":false},"otherWay":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "leads_form" jsonb DEFAULT '{"title":"","text":"","consentText":"","labels":{"name":"","email":"","phone":""},"required":{"name":true,"email":true,"phone":false},"asks":"intent","afterAnswers":3}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "footer" jsonb DEFAULT '{"isShown":false,"text":"","url":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "agent_change" ADD CONSTRAINT "agent_change_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_change" ADD CONSTRAINT "agent_change_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_change" ADD CONSTRAINT "agent_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_change_user_id" ON "agent_change" USING btree ("user_id");--> statement-breakpoint
UPDATE "agent" SET "human_form" = jsonb_set("human_form", '{fields}', jsonb_build_object('name', "is_name_enabled", 'email', "is_email_enabled", 'phone', "is_phone_enabled"));
