import type { InvoiceLine, Order, Subscription } from './billing-account.ts';
import { endOfPeriod } from './end-of-period.ts';
import { type PricedItem, priceOrder } from './price-order.ts';
import { totalOf } from './total-of.ts';

/** What is needed of a subscription to change it. */
type Changed = Pick<Subscription, 'order' | 'periodStart' | 'periodEnd'>;

export interface PlannedChange {
  /** Whether it happens at once, with a payment; else at the end of the period, with no payment before. */
  isImmediate: boolean;
  lines: InvoiceLine[];
  /** Whether a new period begins at once, as on the way from months to years. */
  startsPeriod: boolean;
}

const wait: PlannedChange = { isImmediate: false, lines: [], startsPeriod: false };

/**
 * How a subscription changes from one order to another. A larger order starts at once, and the rest of the period is
 * charged by the second; a smaller one starts at the end of the period, which is already paid. On a change from
 * monthly to yearly, the unused part of the month is deducted. Nothing is ever paid out.
 */
export function planChange(subscription: Changed, next: Order, now: Date): PlannedChange {
  const { order, periodStart, periodEnd } = subscription;
  const span = { from: now.toISOString(), to: periodEnd };
  const length = Date.parse(periodEnd) - Date.parse(periodStart);
  const part = (amountCents: number) =>
    Math.round((amountCents * Math.max(0, Date.parse(periodEnd) - now.getTime())) / length);
  const unused = (item: PricedItem): InvoiceLine => ({
    ...span,
    description: `Unused time of ${item.name}`,
    quantity: item.quantity,
    amountCents: -part(item.amountCents) || 0,
  });
  const [before, after] = [priceOrder(order), priceOrder(next)];

  if (order.period === next.period) {
    if (totalOf(after) <= totalOf(before)) return wait;
    const [left, come] = [differing(before, after), differing(after, before)];
    const rest = come.map(
      (item): InvoiceLine => ({
        ...span,
        description: `Remaining time of ${item.name}`,
        quantity: item.quantity,
        amountCents: part(item.amountCents),
      }),
    );
    const lines = [...left.map(unused), ...rest];
    // In the last seconds of a period nothing is left to pay for.
    return { isImmediate: true, lines: totalOf(lines) > 0 ? lines : [], startsPeriod: false };
  }

  if (next.period === 'monthly') return wait;
  const isMore = totalOf(priceOrder({ ...next, period: 'monthly' })) >= totalOf(before);
  const from = now.toISOString();
  const to = endOfPeriod(from, 'yearly', 1);
  const lines = [
    ...before.map(unused),
    ...after.map(({ name, quantity, amountCents }) => ({
      description: name,
      quantity,
      amountCents,
      from,
      to,
    })),
  ];
  return isMore && totalOf(lines) > 0 ? { isImmediate: true, lines, startsPeriod: true } : wait;
}

/** The items of the first list that are not in the second, or have another number there. */
function differing(items: readonly PricedItem[], others: readonly PricedItem[]): PricedItem[] {
  return items.filter(
    (item) => !others.some(({ id, quantity }) => id === item.id && quantity === item.quantity),
  );
}
