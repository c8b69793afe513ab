CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide" (
	"name" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_source" (
	"slug" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_day" (
	"part" text NOT NULL,
	"date" date NOT NULL,
	"checks" integer NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "health_day_part_date_pk" PRIMARY KEY("part","date")
);
--> statement-breakpoint
CREATE TABLE "heartbeat" (
	"part" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_source" ADD CONSTRAINT "guide_source_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email");