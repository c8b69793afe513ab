import { lt } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { rateLimit } from './rate-limit.table.ts';

export const limitJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'limits.clean-up',
    concurrency: 1,
    everySeconds: 600,
    async run({ db, clock }) {
      await db.delete(rateLimit).where(lt(rateLimit.endsAt, clock.now()));
    },
  }),
];
