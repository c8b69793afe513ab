import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { eraseExpiredShares } from './erase-expired-shares.ts';

export const wrappedJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'wrapped.erase-expired-shares',
    concurrency: 1,
    everySeconds: 3_600,
    run: eraseExpiredShares,
  }),
];
