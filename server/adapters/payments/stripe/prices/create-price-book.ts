import type Stripe from 'stripe';
import { addOnIds, type SoldPlanId } from '#contract/plans.ts';
import type { Order } from '#core/billing/billing-account.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import type { ProviderPrice } from '#server/ports/payments.ts';
import { listPriceNames, type PriceName } from './list-price-names.ts';

export interface PricedLine {
  price: string;
  quantity: number;
}

export interface PriceBook {
  /** What an order is at Stripe. Throws where a price is missing there, or costs something else than our table says. */
  linesOf(order: Order): Promise<PricedLine[]>;
  /** The order that these items are; items with prices that are not ours are left out. */
  orderOf(items: readonly { price: string; quantity: number }[]): Promise<Order>;
  /** The plan or add-on that a price is for, and its period; null where it is not ours. */
  nameOf(priceId: string): Promise<PriceName | null>;
  /** All of them as they are now, also those that are missing or cost something else. */
  readAll(): Promise<ProviderPrice[]>;
}

/** `lookup_keys` of one request. */
const keysAtOnce = 10;

/**
 * The prices of plans and add-ons at Stripe, found by their lookup keys: `parley_pro_monthly`. They are read when first needed,
 * and again after a failure.
 */
export function createPriceBook(stripe: Stripe, prefix: string): PriceBook {
  const names = new Map(listPriceNames(prefix).map((name) => [name.key, name]));
  let loading: Promise<Map<string, Stripe.Price>> | undefined;
  const byKey = () => {
    loading ??= loadPrices(stripe, [...names.keys()]).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  /** Prices that were replaced, which earlier subscriptions still have. */
  const earlier = new Map<string, Promise<PriceName | null>>();
  const nameOf = async (priceId: string): Promise<PriceName | null> => {
    for (const [key, price] of await byKey()) if (price.id === priceId) return names.get(key) ?? null;
    const known =
      earlier.get(priceId) ??
      stripe.prices.retrieve(priceId).then(({ lookup_key, metadata }) => {
        return names.get(lookup_key ?? metadata.lookup_key ?? '') ?? null;
      });
    earlier.set(priceId, known);
    return known.catch((error: unknown) => {
      earlier.delete(priceId);
      throw error;
    });
  };
  return {
    nameOf,
    async readAll() {
      const prices = await loadPrices(stripe, [...names.keys()]);
      return [...names.values()].map(({ id, period, key }) => {
        const price = prices.get(key);
        const amountCents = price?.currency === 'usd' ? price.unit_amount : null;
        return { id, period, key, priceId: price?.id ?? null, amountCents };
      });
    },
    async linesOf(order) {
      const prices = await byKey();
      return priceOrder(order).map(({ id, quantity, amountCents }) => {
        const key = `${prefix}${id}_${order.period}`;
        const price = prices.get(key);
        const wanted = amountCents / quantity;
        if (price === undefined) {
          throw new Error(`Stripe has no price with the lookup key ${key}: make one of ${wanted} cents.`);
        }
        if (price.unit_amount !== wanted || price.currency !== 'usd') {
          throw new Error(
            `The price ${key} at Stripe is ${price.unit_amount} ${price.currency}, and the table of plans says ${wanted} usd. Change one of them.`,
          );
        }
        return { price: price.id, quantity };
      });
    },
    async orderOf(items) {
      const order: Order = { plan: 'free', period: 'monthly', addOns: {} };
      for (const { price, quantity } of items) {
        const name = await nameOf(price);
        if (name === null) continue;
        order.period = name.period;
        const addOn = addOnIds.find((id) => id === name.id);
        if (addOn === undefined) order.plan = name.id as SoldPlanId;
        else order.addOns[addOn] = (order.addOns[addOn] ?? 0) + quantity;
      }
      return order;
    },
  };
}

async function loadPrices(stripe: Stripe, keys: readonly string[]): Promise<Map<string, Stripe.Price>> {
  const found = new Map<string, Stripe.Price>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const { data } = await stripe.prices.list({
      lookup_keys: keys.slice(at, at + keysAtOnce),
      active: true,
      limit: 100,
    });
    for (const price of data) if (price.lookup_key !== null) found.set(price.lookup_key, price);
  }
  return found;
}
