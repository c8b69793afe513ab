import Stripe from 'stripe';
import { connectStripe, type StripeAccess } from '../connect-stripe.ts';
import { listPriceNames } from './list-price-names.ts';

/**
 * Makes the products and prices of our table at Stripe: those that are missing, and new ones for amounts that have changed, to
 * which the lookup keys move. What is subscribed to keeps its price. It can be run as often as wanted.
 * @returns the lookup keys of the prices that were made
 */
export async function makeStripePrices(access: StripeAccess, prefix: string): Promise<string[]> {
  const stripe = connectStripe(access);
  const made: string[] = [];
  for (const { id, period, name, amountCents, key } of listPriceNames(prefix)) {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (data[0]?.unit_amount === amountCents && data[0].currency === 'usd') continue;
    const product = `${prefix}${id}`;
    await stripe.products.create({ id: product, name }).catch((error: unknown) => {
      const isThere =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    });
    await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: amountCents,
      recurring: { interval: period === 'yearly' ? 'year' : 'month' },
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: { lookup_key: key },
    });
    made.push(key);
  }
  return made;
}
