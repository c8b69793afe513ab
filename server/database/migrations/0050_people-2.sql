CREATE TABLE "conversation_read" (
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "conversation_read_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reply_address" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "notifications" SET DEFAULT '{"leads":true,"handoffs":true,"mentions":true,"usage":true,"weekly":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "message_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_read" ADD CONSTRAINT "conversation_read_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_read" ADD CONSTRAINT "conversation_read_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_address" ADD CONSTRAINT "reply_address_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_address" ADD CONSTRAINT "reply_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_read_user_id" ON "conversation_read" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_address_conversation_id" ON "reply_address" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "reply_address_user_id" ON "reply_address" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_address_created_at" ON "reply_address" USING btree ("created_at");--> statement-breakpoint
UPDATE "user" SET "notifications" = "notifications" || '{"mentions": true}';
