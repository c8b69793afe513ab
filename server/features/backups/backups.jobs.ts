import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { keepBackups } from './keep-backups.ts';

export const backupJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'backups.keep',
    concurrency: 1,
    // It is asked every hour whether one is due, so a failed one is tried again then.
    retries: 0,
    everySeconds: 3_600,
    timeoutSeconds: 12 * 3_600,
    run: (services, _data, signal) => keepBackups(services, signal),
  }),
];
