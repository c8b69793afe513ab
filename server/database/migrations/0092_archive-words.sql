CREATE TABLE "archive_words" (
	"archive_id" text NOT NULL,
	"place" integer NOT NULL,
	"layout" integer NOT NULL,
	"last_number" integer NOT NULL,
	"first_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "archive_words_archive_id_place_pk" PRIMARY KEY("archive_id","place")
);
--> statement-breakpoint
ALTER TABLE "archive_words" ADD CONSTRAINT "archive_words_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Packed numbers: to compress them again would cost more than it saves.
ALTER TABLE "archive_words" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
