CREATE TABLE "audit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"workspace_id" text,
	"actor_id" text,
	"subject_id" text,
	"subject_name" text,
	"details" jsonb,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_dismissal" (
	"announcement_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "announcement_dismissal_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "first_account" (
	"id" smallint PRIMARY KEY NOT NULL,
	"user_id" text,
	CONSTRAINT "first_account_single" CHECK ("first_account"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "granted_add_ons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "granted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "grant_reason" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "plan_after_grant" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "announcement_dismissal" ADD CONSTRAINT "announcement_dismissal_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissal" ADD CONSTRAINT "announcement_dismissal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_account" ADD CONSTRAINT "first_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_workspace_id" ON "audit_entry" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_id" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "announcement_dismissal_user_id" ON "announcement_dismissal" USING btree ("user_id");--> statement-breakpoint
-- The oldest account of an installation that is already in use is taken for its first.
INSERT INTO "first_account" ("id", "user_id") SELECT 1, id FROM "user" ORDER BY created_at, id LIMIT 1;--> statement-breakpoint
-- The audit log is append-only. A transaction that says so may empty columns of what is deleted; see server/audit/erase-audit.ts.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('parley.erases_audit', true) = 'on'
    AND (NEW.id, NEW.action, NEW.actor_kind, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.action, OLD.actor_kind, OLD.created_at)
    AND (NEW.workspace_id IS NULL OR NEW.workspace_id IS NOT DISTINCT FROM OLD.workspace_id)
    AND (NEW.actor_id IS NULL OR NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id)
    AND (NEW.subject_id IS NULL OR NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id)
    AND (NEW.subject_name IS NULL OR NEW.subject_name IS NOT DISTINCT FROM OLD.subject_name)
    AND (NEW.details IS NULL OR NEW.details IS NOT DISTINCT FROM OLD.details)
    AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
