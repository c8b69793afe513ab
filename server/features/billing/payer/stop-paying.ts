import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';
import { syncAccount } from '#server/features/billing/sync-account.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';

/**
 * After a partner who paid for a workspace has left it: the subscription ends with what is paid, and their cards are removed.
 * The members may go on with a card of their own. May run again after it was interrupted.
 */
export async function stopPaying(services: Services, workspaceId: string): Promise<void> {
  const { payments, db } = services;
  const [account] = await db.select().from(billingAccount).where(eq(billingAccount.workspaceId, workspaceId));
  const customerId = account?.customerId ?? null;
  if (payments === null || customerId === null || account?.provider !== payments.provider) return;
  const { subscription, methods } = await payments.read(customerId);
  if (subscription !== null && subscription.state !== 'ended' && !subscription.cancelsAtEnd)
    await payments.cancel(customerId);
  for (const { id } of methods) await payments.removeMethod(customerId, id).catch(unlessGone);
  await syncAccount(services, workspaceId);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof PaymentProblem && error.kind === 'unknown')) throw error;
}
