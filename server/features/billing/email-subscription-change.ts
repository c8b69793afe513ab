import { and, eq, inArray } from 'drizzle-orm';
import { graceDays } from '#contract/billing/billing.ts';
import { paths } from '#contract/page-addresses.ts';
import { soldPlan } from '#core/billing/sold-plan.ts';
import type { FailedPayment } from '#core/emails/email.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import type { ProviderAccount } from '#server/ports/payments.ts';
import type { billingAccount } from './billing.table.ts';

const dayMs = 86_400_000;

/**
 * Tells owners and admins of a workspace, or the user who buys for themself, when a payment has failed, and when the
 * subscription is paused for it; what they cannot turn off, as it ends what they have. Call it in the transaction that stores the change.
 */
export async function emailSubscriptionChange(
  services: Services,
  stored: typeof billingAccount.$inferSelect,
  { subscription, invoices }: ProviderAccount,
): Promise<void> {
  if (subscription === null || subscription.state === stored.subscription?.state) return;
  const { state, failedAt, order } = subscription;
  if ((state !== 'past-due' && state !== 'paused') || failedAt === null) return;
  const open = invoices.findLast((invoice) => invoice.state === 'open');
  const failed = {
    planName: soldPlan(order.plan).name,
    amountCents: open?.totalCents ?? 0,
    refusal: open?.refusal ?? 'declined',
    isPaused: state === 'paused',
    pausesAt: new Date(Date.parse(failedAt) + graceDays * dayMs).toISOString(),
  };
  if (stored.workspaceId !== null) await tellAdmins(services, stored.workspaceId, failed);
  if (stored.userId !== null) await tellBuyer(services, stored.userId, failed);
}

async function tellAdmins(services: Services, workspaceId: string, failed: FailedPayment): Promise<void> {
  const readers = await services.db
    .select({ name: user.firstname, address: user.email })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        eq(workspaceMember.workspaceId, workspaceId),
        inArray(workspaceMember.role, ['owner', 'admin']),
        eq(user.emailVerified, true),
      ),
    );
  const url = baseUrl(services.config) + paths.billing;
  for (const to of readers)
    await queueEmail(services, { to, workspaceId, email: { kind: 'payment-failed', ...failed, url } });
}

async function tellBuyer(services: Services, userId: string, failed: FailedPayment): Promise<void> {
  const [to] = await services.db
    .select({ name: user.firstname, address: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)));
  const url = baseUrl(services.config) + paths.chatgeniePlan;
  if (to !== undefined)
    await queueEmail(services, { to, userId, email: { kind: 'own-payment-failed', ...failed, url } });
}
