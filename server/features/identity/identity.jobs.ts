import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';

export const identityJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'identity.forget-old-sessions',
    concurrency: 1,
    everySeconds: 86_400,
    run: (services) => deleteExpiredSessions(services),
  }),
];
