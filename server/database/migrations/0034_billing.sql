CREATE TABLE "sandbox_account" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order" jsonb,
	"return_url" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_account" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text,
	"details" jsonb NOT NULL,
	"subscription" jsonb,
	"methods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"sync_due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_account_customer" UNIQUE("provider","customer_id")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refusal" text,
	"lines" jsonb NOT NULL,
	"tax_name" text NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"credited_number" text,
	CONSTRAINT "invoice_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "invoice_sequence" UNIQUE("kind","sequence")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "granted_plan" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "add_ons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "billing_anchor" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "plan_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What workspaces have was never paid for: it is theirs without a subscription.
UPDATE "workspace" SET "granted_plan" = "plan", "plan_since" = "created_at";--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_customer_id_sandbox_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_checkout_customer_id" ON "sandbox_checkout" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_account_sync_due_at" ON "billing_account" USING btree ("sync_due_at");--> statement-breakpoint
CREATE INDEX "invoice_workspace_id" ON "invoice" USING btree ("workspace_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_event_received_at" ON "payment_event" USING btree ("received_at");