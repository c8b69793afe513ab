import type Stripe from 'stripe';
import type { Order } from '#core/billing/billing-account.ts';
import { isSameOrder } from '#core/billing/is-same-order.ts';
import { planChange } from '#core/billing/plan-change.ts';
import { linesOf } from '../lines-of.ts';
import type { PriceBook } from '../prices/create-price-book.ts';
import { timeOf } from '../time-of.ts';

/** How a subscription gets to another order: our rule decides when, Stripe what it costs. */
export async function planStripeChange(
  subscription: Stripe.Subscription,
  { prices, order, now }: { prices: PriceBook; order: Order; now: Date },
): Promise<{ kind: 'same' | 'now' | 'later'; periodEnd: string }> {
  const current = await prices.orderOf(linesOf(subscription));
  const [first] = subscription.items.data;
  const periodStart = timeOf(first?.current_period_start ?? 0);
  const periodEnd = timeOf(first?.current_period_end ?? 0);
  if (isSameOrder(current, order)) return { kind: 'same', periodEnd };
  const { isImmediate } = planChange({ order: current, periodStart, periodEnd }, order, now);
  return { kind: isImmediate ? 'now' : 'later', periodEnd };
}
