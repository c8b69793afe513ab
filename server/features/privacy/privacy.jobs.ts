import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { eraseOldData } from './erase-old-data.ts';

export const privacyJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'privacy.erase-old-data',
    concurrency: 1,
    everySeconds: 86_400,
    run: (services, _data, signal) => eraseOldData(services, signal),
  }),
];
