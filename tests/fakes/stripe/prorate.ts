import { endOfFakePeriod, intervalOf, linesOfPeriod, priceOf } from './fake-periods.ts';
import type { FakeItem, FakeLine, FakeLines, FakeState, FakeSubscription } from './fake-state.ts';

/** What a change is charged for at once: by the second for the rest of the period, or a new period where the interval changes. */
export function prorate(
  state: FakeState,
  subscription: FakeSubscription,
  next: FakeLines,
): { lines: FakeLine[]; startsPeriod: boolean } {
  const { periodStart, periodEnd, items } = subscription;
  const share = (periodEnd - state.now) / (periodEnd - periodStart);
  const line = ({ price, quantity }: FakeLines[number], kind: 'Unused' | 'Remaining'): FakeLine => {
    const { name, unit_amount } = priceOf(state, price);
    const amount = Math.round(unit_amount * quantity * share);
    return {
      description: `${kind} time on ${name}`,
      amount: kind === 'Unused' ? -amount : amount,
      quantity,
      start: state.now,
      end: periodEnd,
    };
  };
  const interval = intervalOf(state, next);
  if (interval !== intervalOf(state, items)) {
    const end = endOfFakePeriod(state.now, interval, 1);
    return {
      lines: [...items.map((item) => line(item, 'Unused')), ...linesOfPeriod(state, next, state.now, end)],
      startsPeriod: true,
    };
  }
  const isSame = (left: FakeLines[number], right: FakeLines[number]) =>
    left.price === right.price && left.quantity === right.quantity;
  const gone: FakeItem[] = items.filter((item) => !next.some((each) => isSame(each, item)));
  const come = next.filter((each) => !items.some((item) => isSame(each, item)));
  return {
    lines: [...gone.map((item) => line(item, 'Unused')), ...come.map((item) => line(item, 'Remaining'))],
    startsPeriod: false,
  };
}
