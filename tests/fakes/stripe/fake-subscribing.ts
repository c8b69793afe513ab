import { declineCodeOf, methodToCharge, noteCharge } from './charge-card.ts';
import { listIn, textIn } from './check-form.ts';
import { emitEvent } from './emit-event.ts';
import { openInvoice, settleInvoice } from './fake-invoicing.ts';
import { endOfFakePeriod, intervalOf, linesOfPeriod, priceOf } from './fake-periods.ts';
import type { FakeItem, FakeLines, FakeState, FakeSubscription } from './fake-state.ts';
import { makeId } from './make-id.ts';
import type { FormValue } from './parse-form.ts';
import { prorate } from './prorate.ts';
import { refuse } from './refuse.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** A subscription whose first invoice was paid, as a checkout makes it. */
export function beginSubscription(
  state: FakeState,
  { customer, lines, methodId }: { customer: string; lines: FakeLines; methodId: string },
): void {
  const periodEnd = endOfFakePeriod(state.now, intervalOf(state, lines), 1);
  const subscription: FakeSubscription = {
    id: makeId(state, 'sub'),
    customer,
    created: state.now,
    status: 'active',
    items: lines.map((line) => ({ ...line, id: makeId(state, 'si') })),
    anchor: state.now,
    periods: 1,
    periodStart: state.now,
    periodEnd,
    cancelsAtEnd: false,
    defaultMethod: methodId,
    schedule: null,
    failedAt: null,
    attempts: 0,
  };
  state.subscriptions.set(subscription.id, subscription);
  emitEvent(state, 'customer.subscription.created', customer);
  const invoice = openInvoice(state, subscription, linesOfPeriod(state, lines, state.now, periodEnd));
  noteCharge(state, { customer, amount: invoice.total, intent: invoice.intent, code: null });
  settleInvoice(state, invoice);
}

/** The items after an update: those that are named change or go, the others stay. */
export function itemsAfter(
  state: FakeState,
  subscription: FakeSubscription,
  value: FormValue | undefined,
): FakeItem[] {
  const items = subscription.items.map((item) => ({ ...item }));
  for (const given of listIn(value)) {
    const price = textIn(given.price);
    const quantity = Number(given.quantity ?? 1);
    if (given.id === undefined) {
      priceOf(state, price);
      if (items.some((item) => item.price === price))
        throw refuse('parameter_invalid', 'There is an item with this price already.');
      items.push({ id: makeId(state, 'si'), price, quantity });
      continue;
    }
    const at = items.findIndex(({ id }) => id === given.id);
    const found = items[at];
    if (found === undefined) throw refuse('resource_missing', `No such item: ${textIn(given.id)}`);
    if (given.deleted === 'true') items.splice(at, 1);
    else items[at] = { id: found.id, price: price || found.price, quantity };
  }
  if (items.length === 0) throw refuse('parameter_invalid', 'A subscription needs an item.');
  return items;
}

/** Changes the items and charges for it at once; a card that is refused leaves everything as it was. */
export function changeItems(state: FakeState, subscription: FakeSubscription, items: FakeItem[]): void {
  if (subscription.schedule !== null)
    throw refuse('parameter_invalid', 'The subscription is managed by a schedule; release it first.');
  const { lines, startsPeriod } = prorate(state, subscription, items);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total < 0) throw refuse('parameter_invalid', 'Nothing of ours is ever paid out.');
  if (total > 0) {
    const method = methodToCharge(state, subscription);
    const code = method === undefined ? 'no_card' : declineCodeOf(state, method, { when: 'later' });
    if (code !== null) {
      throw new StripeRefusal(402, {
        type: 'card_error',
        code: code === 'expired_card' ? code : 'card_declined',
        decline_code: code,
        message: 'Your card was declined.',
      });
    }
    const { customer } = subscription;
    const invoice = openInvoice(state, subscription, lines);
    noteCharge(state, { customer, amount: total, intent: invoice.intent, code: null });
    settleInvoice(state, invoice);
  }
  subscription.items = items;
  if (startsPeriod) {
    const periodEnd = endOfFakePeriod(state.now, intervalOf(state, items), 1);
    Object.assign(subscription, { anchor: state.now, periods: 1, periodStart: state.now, periodEnd });
  }
}
