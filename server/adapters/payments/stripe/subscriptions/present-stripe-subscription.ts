import type Stripe from 'stripe';
import { graceDays, type SubscriptionState } from '#contract/billing/billing.ts';
import { isSameOrder } from '#core/billing/is-same-order.ts';
import type { ProviderInvoice, ProviderSubscription } from '#server/ports/payments.ts';
import { idOf } from '../id-of.ts';
import { linesOf } from '../lines-of.ts';
import type { PriceBook } from '../prices/create-price-book.ts';
import { timeOf } from '../time-of.ts';

const dayMs = 86_400_000;

/**
 * A subscription of Stripe in the words of the port; null for one that was never paid. Whatever the account at Stripe is set
 * to do about failed payments, it is paused after our days of grace.
 * @param invoices of its customer
 */
export async function presentStripeSubscription(
  subscription: Stripe.Subscription,
  { prices, invoices, now }: { prices: PriceBook; invoices: readonly ProviderInvoice[]; now: Date },
): Promise<ProviderSubscription | null> {
  const [first] = subscription.items.data;
  const { status } = subscription;
  if (first === undefined || status === 'incomplete' || status === 'incomplete_expired') return null;
  const open = invoices.find(({ state }) => state === 'open');
  const isDue = status === 'past_due' || status === 'unpaid';
  const failedAt = isDue ? (open?.createdAt ?? timeOf(first.current_period_start)) : null;
  const order = await prices.orderOf(linesOf(subscription));
  const { schedule, cancel_at: cancelAt } = subscription;
  const next =
    schedule === null || typeof schedule === 'string'
      ? undefined
      : schedule.phases.find(({ start_date }) => start_date >= first.current_period_end);
  const nextOrder =
    next &&
    (await prices.orderOf(
      next.items.map(({ price, quantity }) => ({ price: idOf(price), quantity: quantity ?? 1 })),
    ));
  return {
    id: subscription.id,
    order,
    nextOrder: nextOrder === undefined || isSameOrder(nextOrder, order) ? null : nextOrder,
    state: stateOf(status, failedAt, now),
    startedAt: timeOf(subscription.start_date),
    anchor: timeOf(subscription.billing_cycle_anchor),
    periodStart: timeOf(first.current_period_start),
    periodEnd: timeOf(first.current_period_end),
    cancelsAtEnd: status !== 'canceled' && (subscription.cancel_at_period_end || cancelAt !== null),
    failedAt,
  };
}

function stateOf(status: string, failedAt: string | null, now: Date): SubscriptionState {
  if (status === 'canceled') return 'ended';
  if (status === 'unpaid' || status === 'paused') return 'paused';
  if (status !== 'past_due' || failedAt === null) return 'active';
  return now.getTime() >= Date.parse(failedAt) + graceDays * dayMs ? 'paused' : 'past-due';
}
