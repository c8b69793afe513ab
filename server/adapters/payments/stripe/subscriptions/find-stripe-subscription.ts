import type Stripe from 'stripe';

const wasPaid = ({ status }: Stripe.Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';

/** The subscription of a customer: the newest that goes on, else the last that ended; null where nothing was ever paid. */
export async function findStripeSubscription(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription | null> {
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] })
    .autoPagingToArray({ limit: 1_000 });
  const newestFirst = all
    .filter(wasPaid)
    .sort((left, right) => right.created - left.created || right.id.localeCompare(left.id));
  return newestFirst.find(({ status }) => status !== 'canceled') ?? newestFirst[0] ?? null;
}
