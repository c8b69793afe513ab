CREATE TABLE "archive_columns" (
	"archive_id" text NOT NULL,
	"place" integer NOT NULL,
	"layout" integer NOT NULL,
	"last_number" integer NOT NULL,
	"described_number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "archive_columns_archive_id_place_pk" PRIMARY KEY("archive_id","place")
);
--> statement-breakpoint
ALTER TABLE "archive_columns" ADD CONSTRAINT "archive_columns_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Packed numbers: to compress them again would cost more than it saves.
ALTER TABLE "archive_columns" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
