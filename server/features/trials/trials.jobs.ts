import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { eraseTrials } from './erase-trials.ts';

export const trialJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'trials.erase',
    concurrency: 1,
    everySeconds: 600,
    run: eraseTrials,
  }),
];
