CREATE TABLE "notion_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"token_end" text NOT NULL,
	"workspace_name" text NOT NULL,
	"refused_at" timestamp with time zone,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "notion_children" jsonb;--> statement-breakpoint
ALTER TABLE "notion_connection" ADD CONSTRAINT "notion_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;