CREATE TABLE "wrapped_picture" (
	"share_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"png" "bytea" NOT NULL,
	CONSTRAINT "wrapped_picture_share_id_name_pk" PRIMARY KEY("share_id","name")
);
--> statement-breakpoint
CREATE TABLE "wrapped_share" (
	"id" text PRIMARY KEY NOT NULL,
	"archive_id" text NOT NULL,
	"year" integer NOT NULL,
	"cards" text[] NOT NULL,
	"hash" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wrapped_share_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "wrapped_picture" ADD CONSTRAINT "wrapped_picture_share_id_wrapped_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."wrapped_share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrapped_share" ADD CONSTRAINT "wrapped_share_archive_id_chat_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."chat_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrapped_share_archive_id" ON "wrapped_share" USING btree ("archive_id","id");--> statement-breakpoint
CREATE INDEX "wrapped_share_expires_at" ON "wrapped_share" USING btree ("expires_at");