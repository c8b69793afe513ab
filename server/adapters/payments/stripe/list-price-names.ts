import { addOns, type BillingPeriod, billingPeriods, plans } from '#contract/plans.ts';
import { yearlyPrice } from '#core/billing/yearly-price.ts';

/** A plan or an add-on as Stripe sells it, for one period. */
export interface PriceName {
  id: string;
  period: BillingPeriod;
  /** Of the plan or the add-on. */
  name: string;
  /** Of one of it, for the whole period. */
  amountCents: number;
  /** How Stripe finds it: `parley_pro_monthly`. */
  key: string;
}

/** Everything of our table that costs something. */
export function listPriceNames(prefix: string): PriceName[] {
  return [...Object.values(plans), ...addOns]
    .filter(({ priceCents }) => priceCents > 0)
    .flatMap(({ id, name, priceCents }) =>
      billingPeriods.map((period) => ({
        id,
        period,
        name,
        amountCents: period === 'yearly' ? yearlyPrice(priceCents).yearCents : priceCents,
        key: `${prefix}${id}_${period}`,
      })),
    );
}
