import type { BillingHistoryItem, SubscriptionTerms } from '#contract/billing/billing.schemas.ts';
import { graceDays } from '#contract/billing/billing.ts';
import type { Order } from '#core/billing/billing-account.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import type { ProviderSubscription } from '#server/ports/payments.ts';

const dayMs = 86_400_000;

/**
 * What a subscription costs, until when, and what is due. Null for one that has ended: only its invoices are left.
 * @param billingHistory newest first
 */
export function presentTerms(
  subscription: ProviderSubscription | null,
  billingHistory: readonly BillingHistoryItem[],
): SubscriptionTerms | null {
  if (subscription === null || subscription.state === 'ended') return null;
  const { order, nextOrder, state, startedAt, periodStart, periodEnd, cancelsAtEnd, failedAt } = subscription;
  const priceOf = (given: Order) => totalOf(priceOrder(given));
  return {
    state,
    startedAt,
    periodStart,
    periodEnd,
    cancelsAtEnd,
    amountCents: priceOf(order),
    nextAmountCents: cancelsAtEnd ? null : priceOf(nextOrder ?? order),
    failedAt,
    refusal: billingHistory.find((each) => each.state === 'open')?.refusal ?? null,
    pausesAt: failedAt === null ? null : new Date(Date.parse(failedAt) + graceDays * dayMs).toISOString(),
  };
}
