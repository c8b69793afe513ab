import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { endDueGrants } from './grants/end-due-grants.ts';

export const operatorJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'operator.end-grants',
    concurrency: 1,
    everySeconds: 600,
    run: (services, _data, signal) => endDueGrants(services, signal),
  }),
];
