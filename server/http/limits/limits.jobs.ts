import { inArray, lt } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { rateLimit } from './rate-limit.table.ts';

export const limitJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'limits.clean-up',
    concurrency: 1,
    everySeconds: 600,
    async run({ db, clock }) {
      // In no order, so it passes over what is just being counted: it and a batch could wait for one another otherwise.
      const over = db
        .select({ key: rateLimit.key })
        .from(rateLimit)
        .where(lt(rateLimit.endsAt, clock.now()))
        .for('update', { skipLocked: true });
      await db.delete(rateLimit).where(inArray(rateLimit.key, over));
    },
  }),
];
