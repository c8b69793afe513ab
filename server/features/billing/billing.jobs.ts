import { lt } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { paymentEvent } from './billing.table.ts';
import { closeAccountJob } from './close-account-job.ts';
import { syncAccount } from './sync-account.ts';
import { syncAccountJob } from './sync-account-job.ts';
import { syncDueAccounts } from './sync-due-accounts.ts';

/** A provider sends a message for three days; after that it does not come again. */
const keptDays = 30;

export const billingJobs: readonly JobHandler[] = [
  defineJobHandler<{ workspaceId: string }>({
    name: syncAccountJob,
    concurrency: 2,
    retries: 8,
    timeoutSeconds: 60,
    run: (services, { workspaceId }) => syncAccount(services, workspaceId),
  }),
  defineJobHandler({
    name: 'billing.sync-due',
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
  defineJobHandler({
    name: 'billing.clean-up',
    concurrency: 1,
    everySeconds: 86_400,
    async run({ db, clock }) {
      const oldest = new Date(clock.now().getTime() - keptDays * 86_400_000);
      await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, oldest));
    },
  }),
];
