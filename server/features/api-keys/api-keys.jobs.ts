import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { warnOfEndingKeys } from './warn-of-ending-keys.ts';

export const apiKeyJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'api-keys.warn',
    concurrency: 1,
    everySeconds: 3_600,
    run: (services) => warnOfEndingKeys(services),
  }),
];
