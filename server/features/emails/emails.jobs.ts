import { sql } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { giveUpEmail } from './give-up-email.ts';
import { sendEmail } from './send-email.ts';
import { type SendJob, sendEmailJob } from './send-job.ts';

export const emailJobs: readonly JobHandler[] = [
  defineJobHandler<SendJob>({
    name: sendEmailJob,
    concurrency: 2,
    timeoutSeconds: 120,
    run: sendEmail,
    giveUp: giveUpEmail,
  }),
  defineJobHandler({
    name: 'emails.clean-up',
    concurrency: 1,
    everySeconds: 86_400,
    async run({ db, clock }) {
      const monthAgo = new Date(clock.now().getTime() - 30 * 86_400_000);
      await db.execute(sql`delete from email where created_at < ${monthAgo}`);
    },
  }),
];
