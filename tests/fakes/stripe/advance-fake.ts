import { retryDays } from '#contract/billing/billing.ts';
import { emitEvent } from './emit-event.ts';
import { openInvoice, tryInvoice } from './fake-invoicing.ts';
import { endOfFakePeriod, intervalOf, linesOfPeriod } from './fake-periods.ts';
import type { FakeState, FakeSubscription } from './fake-state.ts';
import { makeId } from './make-id.ts';

const daySeconds = 86_400;

/** Lets time pass: periods end, payments are tried again, schedules begin; each at its own time. */
export function advanceFake(state: FakeState, to: number): void {
  for (;;) {
    const due = [...state.subscriptions.values()]
      .flatMap((subscription) => nextDue(subscription) ?? [])
      .sort((left, right) => left.at - right.at)[0];
    if (due === undefined || due.at > to) break;
    state.now = Math.max(state.now, due.at);
    due.run(state, due.subscription);
  }
  state.now = Math.max(state.now, to);
}

interface Due {
  at: number;
  subscription: FakeSubscription;
  run(state: FakeState, subscription: FakeSubscription): void;
}

function nextDue(subscription: FakeSubscription): Due | null {
  const { status, periodEnd, failedAt, attempts } = subscription;
  if (status === 'canceled') return null;
  const end: Due = { at: periodEnd, subscription, run: turnPeriod };
  const days = retryDays[attempts - 1];
  if (failedAt === null || days === undefined) return end;
  const at = failedAt + days * daySeconds;
  return at < periodEnd ? { at, subscription, run: tryAgain } : end;
}

function tryAgain(state: FakeState, subscription: FakeSubscription): void {
  const open = [...state.invoices.values()].find(
    (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
  );
  if (open === undefined) subscription.attempts += 1;
  else tryInvoice(state, subscription, open);
}

function turnPeriod(state: FakeState, subscription: FakeSubscription): void {
  if (subscription.cancelsAtEnd) {
    subscription.status = 'canceled';
    emitEvent(state, 'customer.subscription.deleted', subscription.customer);
    return;
  }
  const before = intervalOf(state, subscription.items);
  const schedule = state.schedules.get(subscription.schedule ?? '');
  const phase = schedule?.phases.find(({ start }) => start === subscription.periodEnd);
  if (schedule !== undefined && phase !== undefined) {
    subscription.items = phase.items.map((item) => ({ ...item, id: makeId(state, 'si') }));
    schedule.status = 'released';
    subscription.schedule = null;
  }
  const interval = intervalOf(state, subscription.items);
  if (interval === before) subscription.periods += 1;
  else Object.assign(subscription, { anchor: subscription.periodEnd, periods: 1 });
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = endOfFakePeriod(subscription.anchor, interval, subscription.periods);
  const { items, periodStart, periodEnd } = subscription;
  const lines = linesOfPeriod(state, items, periodStart, periodEnd);
  tryInvoice(state, subscription, openInvoice(state, subscription, lines));
}
