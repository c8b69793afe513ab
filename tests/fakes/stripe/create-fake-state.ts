import { addOns, billingPeriods, plans } from '#contract/plans.ts';
import { yearlyPrice } from '#core/billing/yearly-price.ts';
import type { FakePrice, FakeState } from './fake-state.ts';

/** An account at Stripe in which the prices of our table were made, and nothing else. */
export function createFakeState(now: Date): FakeState {
  const sold = [...Object.values(plans), ...addOns].filter(({ priceCents }) => priceCents > 0);
  const prices = sold.flatMap(({ id, name, priceCents }) =>
    billingPeriods.map((period): FakePrice => {
      const isYearly = period === 'yearly';
      return {
        id: `price_${id}_${period}`,
        lookup_key: `parley_${id}_${period}`,
        unit_amount: isYearly ? yearlyPrice(priceCents).yearCents : priceCents,
        interval: isYearly ? 'year' : 'month',
        name,
      };
    }),
  );
  return {
    now: Math.floor(now.getTime() / 1_000),
    made: 0,
    prices: new Map(prices.map((price) => [price.id, price])),
    customers: new Map(),
    taxIds: new Map(),
    methods: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    sessions: new Map(),
    events: [],
  };
}
