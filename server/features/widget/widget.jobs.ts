import { setUsualMessages } from '#server/features/agents/set-usual-messages.ts';
import { measureUsualMessages } from '#server/features/conversations/measure-usual-messages.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';

export const widgetJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'widget.measure-usual-messages',
    concurrency: 1,
    everySeconds: 86_400,
    run: async (services) => setUsualMessages(services, await measureUsualMessages(services)),
  }),
];
