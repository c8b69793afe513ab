CREATE TABLE "white_label" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"verified_at" timestamp with time zone,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"logo" text,
	"support_email" text NOT NULL,
	"sender_email" text NOT NULL,
	"terms_url" text NOT NULL,
	"privacy_url" text NOT NULL,
	"takes_mail" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "label" jsonb;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "signed_in_under" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "made_under" text;--> statement-breakpoint
ALTER TABLE "white_label" ADD CONSTRAINT "white_label_partner_id_partner_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "white_label_host" ON "white_label" USING btree ("host");--> statement-breakpoint
CREATE UNIQUE INDEX "white_label_verified_host" ON "white_label" USING btree ("host") WHERE "white_label"."verified_at" is not null;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_signed_in_under_user_id_fk" FOREIGN KEY ("signed_in_under") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_made_under_user_id_fk" FOREIGN KEY ("made_under") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;