CREATE TABLE "docs_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "docs_feedback_created_at" ON "docs_feedback" USING btree ("created_at");