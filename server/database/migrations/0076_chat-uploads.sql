CREATE TABLE "chat_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"archive_id" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"keeps_original" boolean NOT NULL,
	"part_ids" text[] DEFAULT '{}' NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_upload" ADD CONSTRAINT "chat_upload_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_upload_content" ON "chat_upload" USING btree ("archive_id","sha256","keeps_original","file_name");