CREATE TABLE "backup_run" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"size_bytes" bigint,
	"rows" bigint,
	"files" integer,
	"error" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_run_kind" ON "backup_run" USING btree ("kind","id");