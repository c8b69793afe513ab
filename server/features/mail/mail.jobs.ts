import { sql } from 'drizzle-orm';
import { defineJobHandler, type JobHandler } from '#server/jobs/job-queue.ts';
import { type SendJob, sendLetterJob } from './send-job.ts';
import { giveUpLetter, sendLetter } from './send-letter.ts';

export const mailJobs: readonly JobHandler[] = [
  defineJobHandler<SendJob>({
    name: sendLetterJob,
    concurrency: 2,
    timeoutSeconds: 120,
    run: sendLetter,
    giveUp: giveUpLetter,
  }),
  defineJobHandler({
    name: 'mail.clean-up',
    concurrency: 1,
    everySeconds: 86_400,
    async run({ db, clock }) {
      const monthAgo = new Date(clock.now().getTime() - 30 * 86_400_000);
      await db.execute(sql`delete from mail where created_at < ${monthAgo}`);
    },
  }),
];
