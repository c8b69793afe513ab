import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { emailReplies } from './emails/email-replies.ts';

export const inboxJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'inbox.email-replies',
    concurrency: 1,
    everySeconds: 60,
    run: (services, _data, signal) => emailReplies(services, signal),
  }),
];
