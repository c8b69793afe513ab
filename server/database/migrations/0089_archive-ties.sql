CREATE TABLE "archive_tie" (
	"archive_id" text NOT NULL,
	"message" integer NOT NULL,
	"chat" integer NOT NULL,
	"at" timestamp with time zone,
	"kind" text NOT NULL,
	"from_person" integer NOT NULL,
	"to_person" integer NOT NULL,
	CONSTRAINT "archive_tie_archive_id_message_kind_from_person_to_person_pk" PRIMARY KEY("archive_id","message","kind","from_person","to_person")
);
--> statement-breakpoint
CREATE TABLE "chatgenie_model_use" (
	"id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_message" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "archive_message" ADD COLUMN "tone" smallint;--> statement-breakpoint
ALTER TABLE "chat_archive" ADD COLUMN "described_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "archive_tie" ADD CONSTRAINT "archive_tie_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatgenie_model_use_asked_at" ON "chatgenie_model_use" USING btree ("asked_at");