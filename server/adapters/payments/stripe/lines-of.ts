import type Stripe from 'stripe';

export interface StripeLine {
  price: string;
  quantity: number;
}

/** What is subscribed to, price by price. */
export function linesOf({ items }: Stripe.Subscription): StripeLine[] {
  return items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 }));
}
