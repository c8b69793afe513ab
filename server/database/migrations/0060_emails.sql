ALTER TABLE "mail" RENAME TO "email";--> statement-breakpoint
ALTER TABLE "email" RENAME COLUMN "letter" TO "email";--> statement-breakpoint
ALTER INDEX "mail_pkey" RENAME TO "email_pkey";--> statement-breakpoint
ALTER INDEX "mail_to_address" RENAME TO "email_to_address";--> statement-breakpoint
ALTER INDEX "mail_created_at" RENAME TO "email_created_at";--> statement-breakpoint
DO $$
BEGIN
  -- The queue makes its own tables at the first start, so a new database has none yet.
  IF to_regclass('jobs.queue') IS NULL THEN RETURN; END IF;
  INSERT INTO jobs.queue
    SELECT renamed.* FROM jobs.queue, jsonb_populate_record(queue, '{"name": "emails.send"}') AS renamed
    WHERE queue.name = 'mail.send-letter';
  UPDATE jobs.job
    SET name = 'emails.send', data = jsonb_build_object('emailId', data -> 'mailId', 'attempt', data -> 'attempt')
    WHERE name = 'mail.send-letter';
  DELETE FROM jobs.job WHERE name = 'mail.clean-up';
  DELETE FROM jobs.queue WHERE name IN ('mail.send-letter', 'mail.clean-up');
END $$;
