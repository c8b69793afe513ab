ALTER TABLE "agent" ADD COLUMN "outside_hours_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "agent" SET "translations" = (
  SELECT jsonb_agg(each || '{"outsideHoursMessage": ""}'::jsonb) FROM jsonb_array_elements("translations") AS each
) WHERE jsonb_array_length("translations") > 0;
