import { eq } from 'drizzle-orm';
import { graceDays, retryDays } from '#contract/billing/billing.ts';
import { decideMessagePlan } from '#core/billing/decide-message-plan.ts';
import { decidePlan } from '#core/billing/decide-plan.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { setPlan } from '#server/features/workspaces/plan/set-plan.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import type { ProviderAccount, ProviderSubscription } from '#server/ports/payments.ts';
import { billingAccount } from '../billing.table.ts';
import { emailSubscriptionChange } from '../email-subscription-change.ts';
import { recordInvoices } from '../invoices/record-invoices.ts';

const dayMs = 86_400_000;

/**
 * Stores what the provider says of an account, with the plan that follows from it, its invoices and the emails about what
 * has changed: all of it or nothing. Call it in a transaction that holds the row.
 * @param read which of the times that the provider was asked this is the answer to
 */
export async function applyAccount(
  services: Services,
  stored: typeof billingAccount.$inferSelect,
  account: ProviderAccount,
  read: number,
): Promise<void> {
  const { workspaceId, userId } = stored;
  const { subscription, methods } = account;
  if (workspaceId !== null) await setWorkspacePlan(services, workspaceId, subscription);
  await noteNew(services, stored, account);
  if (userId !== null) await setMessagePlan(services, userId, decideMessagePlan(subscription));
  const hasNewInvoices = await recordInvoices(services, stored, account.invoices);
  const hasChanged =
    JSON.stringify([stored.subscription, stored.methods]) !== JSON.stringify([subscription, methods]);
  await services.db
    .update(billingAccount)
    .set({ subscription, methods, applied: read, syncDueAt: nextSync(subscription, services.clock.now()) })
    .where(eq(billingAccount.id, stored.id));
  await emailSubscriptionChange(services, stored, account);
  if (workspaceId !== null && (hasChanged || hasNewInvoices))
    await recordEvent(services.db, workspaceId, { name: 'billing.changed', payload: {} });
}

/** What a buyer began on the provider's own pages is in the audit log as soon as we know of it. */
async function noteNew(
  services: Services,
  { workspaceId, userId, subscription: before, methods: known }: typeof billingAccount.$inferSelect,
  { subscription, methods }: ProviderAccount,
): Promise<void> {
  // A user's own plan can only have been bought by that user.
  const buyer = userId === null ? {} : { userId };
  if (subscription !== null && subscription.state !== 'ended' && subscription.id !== before?.id) {
    const details = { order: describeOrder(subscription.order), period: subscription.order.period };
    await recordAudit(services, { action: 'subscription.started', workspaceId, ...buyer, details });
  }
  for (const { id, type, lastFourDigits } of methods) {
    if (known.some((each) => each.id === id)) continue;
    const details = { card: `${type} ${lastFourDigits}` };
    await recordAudit(services, { action: 'payment-method.added', workspaceId, ...buyer, details });
  }
}

async function setWorkspacePlan(
  services: Services,
  workspaceId: string,
  subscription: ProviderSubscription | null,
): Promise<void> {
  const [owned] = await services.db
    .select({ granted: workspace.grantedPlan })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  if (owned !== undefined) await setPlan(services, workspaceId, decidePlan(owned.granted, subscription));
}

/** When something happens by itself, and once a day in any case. */
function nextSync(subscription: ProviderSubscription | null, now: Date): Date {
  const tomorrow = now.getTime() + dayMs;
  if (subscription === null || subscription.state === 'ended') return new Date(tomorrow);
  const failedMs = subscription.failedAt === null ? null : Date.parse(subscription.failedAt);
  const tries = failedMs === null ? [] : [...retryDays, graceDays].map((days) => failedMs + days * dayMs);
  const times = [Date.parse(subscription.periodEnd), ...tries].filter((time) => time > now.getTime());
  return new Date(Math.min(tomorrow, ...times));
}
