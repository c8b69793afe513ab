CREATE TABLE "crawl" (
	"source_id" text NOT NULL,
	"run" integer NOT NULL,
	"workspace_id" text NOT NULL,
	"cause" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"checked" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"bytes_fetched" bigint DEFAULT 0 NOT NULL,
	"note" text,
	CONSTRAINT "crawl_source_id_run_pk" PRIMARY KEY("source_id","run")
);
--> statement-breakpoint
CREATE TABLE "page_change" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"source_id" text NOT NULL,
	"run" integer NOT NULL,
	"address" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"before" text,
	"after" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_change_page" UNIQUE("source_id","run","address")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "text_hash" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "reading_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "missing_in_run" integer;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "last_crawl" jsonb;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "schedule" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "next_crawl_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crawl" ADD CONSTRAINT "crawl_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl" ADD CONSTRAINT "crawl_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_change" ADD CONSTRAINT "page_change_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_change" ADD CONSTRAINT "page_change_crawl" FOREIGN KEY ("source_id","run") REFERENCES "public"."crawl"("source_id","run") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawl_workspace_id" ON "crawl" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "page_change_workspace_id" ON "page_change" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "source_next_crawl_at" ON "source" USING btree ("next_crawl_at") WHERE next_crawl_at is not null;