import { listSold, type Sold } from '#core/billing/list-sold.ts';

/** What is sold, with how Stripe finds its price: `parley_pro_monthly`. */
export interface PriceName extends Sold {
  key: string;
}

/** Everything of our table that costs something. */
export const listPriceNames = (prefix: string): PriceName[] =>
  listSold().map((sold) => ({ ...sold, key: `${prefix}${sold.id}_${sold.period}` }));
