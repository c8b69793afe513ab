import { addMonths } from '#core/plans/add-months.ts';
import type { FakeLine, FakeLines, FakePrice, FakeState } from './fake-state.ts';
import { refuse } from './refuse.ts';

export function priceOf(state: FakeState, id: string): FakePrice {
  const price = state.prices.get(id);
  if (price === undefined) throw refuse('resource_missing', `No such price: '${id}'`);
  return price;
}

/** All items of a subscription have one interval; Stripe would allow others, and we do not sell them. */
export function intervalOf(state: FakeState, lines: FakeLines): 'month' | 'year' {
  const intervals = new Set(lines.map(({ price }) => priceOf(state, price).interval));
  const [interval] = intervals;
  if (interval === undefined || intervals.size > 1)
    throw refuse('parameter_invalid', 'All items need the same interval.');
  return interval;
}

/** When so many periods since the anchor are over, in seconds. */
export function endOfFakePeriod(anchor: number, interval: 'month' | 'year', periods: number): number {
  const end = addMonths(new Date(anchor * 1_000), periods * (interval === 'year' ? 12 : 1));
  return end.getTime() / 1_000;
}

/** What a whole period of these costs. */
export function linesOfPeriod(state: FakeState, items: FakeLines, start: number, end: number): FakeLine[] {
  return items.map(({ price, quantity }) => {
    const { name, unit_amount } = priceOf(state, price);
    return { description: `${quantity} × ${name}`, amount: unit_amount * quantity, quantity, start, end };
  });
}
