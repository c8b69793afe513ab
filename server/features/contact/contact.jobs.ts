import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { emailWaitingMessages } from './email-waiting-messages.ts';
import { waitingMessagesJob } from './queue-waiting-messages.ts';

export const contactJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: waitingMessagesJob,
    concurrency: 1,
    timeoutSeconds: 60,
    run: emailWaitingMessages,
  }),
];
