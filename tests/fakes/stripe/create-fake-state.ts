import { listSold } from '#core/billing/list-sold.ts';
import type { FakePrice, FakeState } from './fake-state.ts';

/** An account at Stripe in which the prices of our table were made, and nothing else. */
export function createFakeState(now: Date): FakeState {
  const prices = listSold().map(
    ({ id, name, period, amountCents }): FakePrice => ({
      id: `price_${id}_${period}`,
      lookup_key: `parley_${id}_${period}`,
      unit_amount: amountCents,
      interval: period === 'yearly' ? 'year' : 'month',
      name,
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
