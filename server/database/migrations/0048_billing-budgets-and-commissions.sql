CREATE TABLE "agent_budget" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"paid_invoice_id" text NOT NULL,
	"company" text NOT NULL,
	"net_cents" integer NOT NULL,
	"percent" real NOT NULL,
	"cents" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"payout_id" text,
	CONSTRAINT "commission_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text,
	"payee" text NOT NULL,
	"pay_to" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "messages_per_month" integer;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "messages_per_visitor_month" integer;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "commission_percent" real;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "commission_months" integer;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "payer_id" text;--> statement-breakpoint
ALTER TABLE "workspace_invitation" ADD COLUMN "inviter_pays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_budget" ADD CONSTRAINT "agent_budget_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_budget" ADD CONSTRAINT "agent_budget_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_partner_id_partner_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_paid_invoice_id_invoice_id_fk" FOREIGN KEY ("paid_invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_partner_id_partner_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_budget_workspace_id" ON "agent_budget" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "commission_partner_id" ON "commission" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "commission_payout_id" ON "commission" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "commission_paid_invoice_id" ON "commission" USING btree ("paid_invoice_id");--> statement-breakpoint
CREATE INDEX "payout_partner_id" ON "payout" USING btree ("partner_id","id");--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_payer_id_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;