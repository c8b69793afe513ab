import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { sweepFiles } from './files/sweep-files.ts';

export const operationJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'operation.sweep-files',
    concurrency: 1,
    everySeconds: 86_400,
    run: (services, _data, signal) => sweepFiles(services, signal),
  }),
];
