import { and, eq, inArray } from 'drizzle-orm';
import { graceDays } from '#contract/billing/billing.ts';
import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import type { ProviderAccount } from '#server/ports/payments.ts';
import type { billingAccount } from './billing.table.ts';

const dayMs = 86_400_000;

/**
 * Tells owners and admins when a payment has failed, and when the subscription is paused for it; what they cannot turn off,
 * as it ends what they have. Call it in the transaction that stores the change.
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
  const readers = await services.db
    .select({ name: user.firstname, address: user.email })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        eq(workspaceMember.workspaceId, stored.workspaceId),
        inArray(workspaceMember.role, ['owner', 'admin']),
        eq(user.emailVerified, true),
      ),
    );
  for (const to of readers) {
    await queueEmail(services, {
      to,
      workspaceId: stored.workspaceId,
      email: {
        kind: 'payment-failed',
        planName: plans[order.plan].name,
        amountCents: open?.totalCents ?? 0,
        refusal: open?.refusal ?? 'declined',
        isPaused: state === 'paused',
        pausesAt: new Date(Date.parse(failedAt) + graceDays * dayMs).toISOString(),
        url: baseUrl(services.config) + paths.billing,
      },
    });
  }
}
