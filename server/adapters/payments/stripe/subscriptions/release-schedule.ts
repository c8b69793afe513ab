import type Stripe from 'stripe';
import { idOf } from '../id-of.ts';
import type { StripeLine } from '../lines-of.ts';

/** Ends the schedule of a subscription, which goes on as it is; answers what was to come, null for nothing. */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule, items }: Stripe.Subscription,
): Promise<StripeLine[] | null> {
  if (schedule === null) return null;
  const found =
    typeof schedule === 'string' ? await stripe.subscriptionSchedules.retrieve(schedule) : schedule;
  const end = items.data[0]?.current_period_end ?? 0;
  const next = found.phases.find(({ start_date }) => start_date >= end);
  await stripe.subscriptionSchedules.release(found.id);
  return next?.items.map(({ price, quantity }) => ({ price: idOf(price), quantity: quantity ?? 1 })) ?? null;
}
