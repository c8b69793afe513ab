CREATE TABLE "legal_export" (
	"id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"chat" integer,
	"chat_title" text,
	"prefix" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_import" ADD COLUMN "keeps_original" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_import" ADD COLUMN "original_id" text;--> statement-breakpoint
ALTER TABLE "chat_import" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_export" ADD CONSTRAINT "legal_export_import_id_chat_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."chat_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_export_import_id" ON "legal_export" USING btree ("import_id","id");