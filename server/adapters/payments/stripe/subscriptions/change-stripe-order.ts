import type Stripe from 'stripe';
import type { Order } from '#core/billing/billing-account.ts';
import { idOf } from '../id-of.ts';
import { linesOf, type StripeLine } from '../lines-of.ts';
import type { PriceBook } from '../prices/create-price-book.ts';
import { changedItems } from './changed-items.ts';
import { isCancelling } from './is-cancelling.ts';
import { planStripeChange } from './plan-stripe-change.ts';
import { releaseSchedule } from './release-schedule.ts';
import { resumeStripeSubscription } from './resume-stripe-subscription.ts';

interface Change {
  prices: PriceBook;
  order: Order;
  key: string;
  now: Date;
}

/**
 * Changes what is subscribed to. More is charged and there at once: when the card is refused, nothing changes. Less is a schedule
 * for the end of the period. What was scheduled before, and a cancellation, are called off.
 */
export async function changeStripeOrder(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  change: Change,
): Promise<void> {
  const { kind } = await planStripeChange(subscription, change);
  const { prices, order, key } = change;
  if (kind === 'later') {
    await resumeStripeSubscription(stripe, subscription);
    await scheduleOrder(stripe, subscription, { ...change, next: await prices.linesOf(order) });
    return;
  }
  const scheduled = await releaseSchedule(stripe, subscription);
  if (kind === 'same') {
    await resumeStripeSubscription(stripe, subscription);
    return;
  }
  try {
    await stripe.subscriptions.update(
      subscription.id,
      {
        items: await changedItems(subscription, prices, order),
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        ...(isCancelling(subscription) ? { cancel_at_period_end: false } : {}),
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    // A refused change must not cost what was to come.
    if (scheduled !== null) await scheduleOrder(stripe, subscription, { ...change, next: scheduled });
    throw error;
  }
}

async function scheduleOrder(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { prices, key, next }: Pick<Change, 'prices' | 'key'> & { next: StripeLine[] },
): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(subscription.id);
  const { id, current_phase } =
    schedule === null
      ? await stripe.subscriptionSchedules.create(
          { from_subscription: subscription.id },
          { idempotencyKey: `${key}-schedule` },
        )
      : await stripe.subscriptionSchedules.retrieve(idOf(schedule));
  const [first] = subscription.items.data;
  if (first === undefined) return;
  const period = (await prices.nameOf(next[0]?.price ?? ''))?.period ?? 'monthly';
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      {
        items: linesOf(subscription),
        start_date: current_phase?.start_date ?? first.current_period_start,
        end_date: first.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: next,
        duration: { interval: period === 'yearly' ? 'year' : 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}
