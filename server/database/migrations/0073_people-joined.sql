ALTER TABLE "archive_person" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "chat_archive" ADD COLUMN "apart" text[] DEFAULT '{}' NOT NULL;