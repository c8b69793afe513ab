import type { Context } from '#server/context.ts';
import { closeAccountJob } from './account/close-account-job.ts';
import { findAccount } from './account/find-account.ts';

/** Has the subscription of a workspace ended, in the transaction that deletes it: nobody pays for what is gone. */
export async function closeBilling(ctx: Context): Promise<void> {
  const customerId = (await findAccount(ctx))?.customerId ?? null;
  if (customerId === null) return;
  await ctx.jobs.addJob<{ customerId: string }>(ctx.db, { name: closeAccountJob, data: { customerId } });
}
