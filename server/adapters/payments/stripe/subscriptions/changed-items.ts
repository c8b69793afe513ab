import type Stripe from 'stripe';
import { addOnIds } from '#contract/plans.ts';
import type { Order } from '#core/billing/billing-account.ts';
import type { PriceBook } from '../prices/create-price-book.ts';

/** The items of an update: what there is is changed, so that nothing is subscribed to twice. */
export async function changedItems(
  subscription: Stripe.Subscription,
  prices: PriceBook,
  order: Order,
): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
  const wanted = await Promise.all(
    (await prices.linesOf(order)).map(async (line) => ({ ...line, slot: await slotOf(prices, line.price) })),
  );
  const items: Stripe.SubscriptionUpdateParams.Item[] = [];
  const kept = new Set<string>();
  for (const item of subscription.items.data) {
    const slot = await slotOf(prices, item.price.id);
    const next = kept.has(slot) ? undefined : wanted.find((line) => line.slot === slot);
    if (next === undefined) items.push({ id: item.id, deleted: true });
    else items.push({ id: item.id, price: next.price, quantity: next.quantity });
    if (next !== undefined) kept.add(slot);
  }
  for (const { slot, price, quantity } of wanted) if (!kept.has(slot)) items.push({ price, quantity });
  return items;
}

/** One plan takes the place of another; an add-on only of itself. */
async function slotOf(prices: PriceBook, price: string): Promise<string> {
  const name = await prices.nameOf(price);
  if (name === null) return price;
  return addOnIds.some((id) => id === name.id) ? name.id : 'plan';
}
