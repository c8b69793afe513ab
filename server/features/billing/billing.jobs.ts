import { payerLeftJob } from '#server/features/workspaces/plan/payer-left-job.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { closeAccountJob } from './account/close-account-job.ts';
import { syncDueAccounts } from './account/sync-due-accounts.ts';
import { syncDueJob } from './account/sync-due-job.ts';
import { stopPaying } from './payer/stop-paying.ts';

export const billingJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: syncDueJob,
    concurrency: 1,
    everySeconds: 120,
    run: (services, _data, signal) => syncDueAccounts(services, signal),
  }),
  defineJobHandler<{ customerId: string }>({
    name: closeAccountJob,
    concurrency: 1,
    retries: 12,
    timeoutSeconds: 60,
    run: async ({ payments }, { customerId }) => payments?.close(customerId),
  }),
  defineJobHandler<{ workspaceId: string }>({
    name: payerLeftJob,
    concurrency: 1,
    retries: 12,
    timeoutSeconds: 60,
    run: (services, { workspaceId }) => stopPaying(services, workspaceId),
  }),
];
