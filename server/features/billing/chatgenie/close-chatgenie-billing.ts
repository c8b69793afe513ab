import type { Services } from '#server/context.ts';
import { closeAccountJob } from '#server/features/billing/account/close-account-job.ts';
import { findUserAccount } from './find-user-account.ts';

/** Has what a user pays for ended, in the transaction that deletes them: nobody pays for what is gone. */
export async function closeChatgenieBilling(services: Services, userId: string): Promise<void> {
  const customerId = (await findUserAccount(services, userId))?.customerId ?? null;
  if (customerId === null) return;
  await services.jobs.addJob<{ customerId: string }>(services.db, {
    name: closeAccountJob,
    data: { customerId },
  });
}
