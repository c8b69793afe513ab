import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { syncAccount } from '#server/features/billing/account/sync-account.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';
import { firstDetails } from '#server/features/billing/first-details.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';

/**
 * After a partner who paid for a workspace has left it or handed it over: the subscription ends with what is paid, their cards are
 * removed, and invoices are for the owner. The members may go on with a card of their own. May run again after it was interrupted.
 */
export async function stopPaying(services: Services, workspaceId: string): Promise<void> {
  const { payments, db } = services;
  const [account] = await db.select().from(billingAccount).where(eq(billingAccount.workspaceId, workspaceId));
  const customerId = account?.customerId ?? null;
  if (payments === null || customerId === null || account?.provider !== payments.provider) return;
  await nameOwner(services, workspaceId, customerId);
  const { subscription, methods } = await payments.read(customerId);
  if (subscription !== null && subscription.state !== 'ended' && !subscription.cancelsAtEnd)
    await payments.cancel(customerId);
  for (const { id } of methods) await payments.removeMethod(customerId, id).catch(unlessGone);
  await syncAccount(services, workspaceId);
}

async function nameOwner(services: Services, workspaceId: string, customerId: string): Promise<void> {
  const { payments, db } = services;
  const [owner] = await db
    .select({ userId: workspaceMember.userId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.workspaceId, workspaceId), eq(workspaceMember.role, 'owner')))
    .orderBy(asc(workspaceMember.createdAt))
    .limit(1);
  if (owner === undefined) return;
  const details = await firstDetails({ db, workspace: { id: workspaceId } }, owner.userId);
  await payments?.saveDetails(customerId, details);
  await db.update(billingAccount).set({ details }).where(eq(billingAccount.workspaceId, workspaceId));
}

function unlessGone(error: unknown): void {
  if (!(error instanceof PaymentProblem && error.kind === 'unknown')) throw error;
}
