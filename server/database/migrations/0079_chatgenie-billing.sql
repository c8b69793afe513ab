CREATE TABLE "chatgenie_user" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatgenie_user" ADD CONSTRAINT "chatgenie_user_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_account" ADD COLUMN "user_id" text;--> statement-breakpoint
-- allowed: the table has one row a customer, so this takes a moment
ALTER TABLE "billing_account" ADD COLUMN "id" text GENERATED ALWAYS AS (coalesce(workspace_id, user_id)) STORED;--> statement-breakpoint
-- allowed: the table has one row a customer; the release before still names its rows by this column
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_workspace_id" UNIQUE("workspace_id");--> statement-breakpoint
-- allowed: the table has one row a customer
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_user_id" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "billing_account" DROP CONSTRAINT "billing_account_pkey";--> statement-breakpoint
-- allowed: the table has one row a customer
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_pkey" PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "billing_account" ALTER COLUMN "workspace_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_buyer" CHECK (num_nonnulls("workspace_id", "user_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action NOT VALID;
