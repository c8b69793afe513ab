CREATE TABLE "archive_chat" (
	"archive_id" text NOT NULL,
	"number" integer NOT NULL,
	"platform" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"is_group" boolean NOT NULL,
	"is_to_the_minute" boolean NOT NULL,
	"is_own_only" boolean NOT NULL,
	"has_gaps" boolean NOT NULL,
	CONSTRAINT "archive_chat_archive_id_number_pk" PRIMARY KEY("archive_id","number")
);
--> statement-breakpoint
CREATE TABLE "archive_message" (
	"archive_id" text NOT NULL,
	"number" integer NOT NULL,
	"chat" integer NOT NULL,
	"person" integer,
	"at" timestamp with time zone NOT NULL,
	"has_time" boolean NOT NULL,
	"kind" text NOT NULL,
	"media" text,
	"text" text NOT NULL,
	"word_count" integer NOT NULL,
	"is_question" boolean NOT NULL,
	"flags" text[] NOT NULL,
	"reactions" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"copy" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "archive_message_archive_id_number_pk" PRIMARY KEY("archive_id","number")
);
--> statement-breakpoint
CREATE TABLE "archive_person" (
	"archive_id" text NOT NULL,
	"number" integer NOT NULL,
	"platform" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "archive_person_archive_id_number_pk" PRIMARY KEY("archive_id","number")
);
--> statement-breakpoint
CREATE TABLE "chatgenie_asked_day" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "chatgenie_asked_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_archive" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_import" (
	"id" text PRIMARY KEY NOT NULL,
	"archive_id" text NOT NULL,
	"file_id" text,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"question" jsonb,
	"date_order" text,
	"error" text,
	"report" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_chat" ADD CONSTRAINT "archive_chat_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_message" ADD CONSTRAINT "archive_message_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_person" ADD CONSTRAINT "archive_person_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatgenie_asked_day" ADD CONSTRAINT "chatgenie_asked_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_archive" ADD CONSTRAINT "chat_archive_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_import" ADD CONSTRAINT "chat_import_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "archive_chat_key" ON "archive_chat" USING btree ("archive_id","platform","key");--> statement-breakpoint
CREATE UNIQUE INDEX "archive_message_fingerprint" ON "archive_message" USING btree ("archive_id","fingerprint","copy");--> statement-breakpoint
CREATE INDEX "archive_message_at" ON "archive_message" USING btree ("archive_id","at","number");--> statement-breakpoint
CREATE INDEX "archive_message_words" ON "archive_message" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "archive_person_key" ON "archive_person" USING btree ("archive_id","platform","key");--> statement-breakpoint
CREATE INDEX "chat_archive_user_id" ON "chat_archive" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "chat_import_archive_id" ON "chat_import" USING btree ("archive_id","id");--> statement-breakpoint
CREATE INDEX "chat_import_open" ON "chat_import" USING btree ("status") WHERE status in ('waiting', 'reading', 'asks');