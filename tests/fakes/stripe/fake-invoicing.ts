import { declineCodeOf, methodToCharge, noteCharge } from './charge-card.ts';
import { emitEvent } from './emit-event.ts';
import type { FakeInvoice, FakeLine, FakeState, FakeSubscription } from './fake-state.ts';
import { makeId } from './make-id.ts';

/** An invoice that is open, with what it asks for. */
export function openInvoice(
  state: FakeState,
  subscription: Pick<FakeSubscription, 'id' | 'customer'>,
  lines: FakeLine[],
): FakeInvoice {
  const invoice: FakeInvoice = {
    id: makeId(state, 'in'),
    customer: subscription.customer,
    subscription: subscription.id,
    created: state.now,
    status: 'open',
    paidAt: null,
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    intent: makeId(state, 'pi'),
  };
  state.invoices.set(invoice.id, invoice);
  emitEvent(state, 'invoice.finalized', invoice.customer);
  return invoice;
}

/** Marks an invoice as paid. */
export function settleInvoice(state: FakeState, invoice: FakeInvoice): void {
  invoice.status = 'paid';
  invoice.paidAt = state.now;
  emitEvent(state, 'invoice.paid', invoice.customer);
}

/** Tries to charge an open invoice while nobody is there; answers the decline code, null where it was paid. */
export function tryInvoice(
  state: FakeState,
  subscription: FakeSubscription,
  invoice: FakeInvoice,
): string | null {
  const method = methodToCharge(state, subscription);
  const code = method === undefined ? 'no_card' : declineCodeOf(state, method, { when: 'later' });
  const { customer, total: amount, intent } = invoice;
  if (method !== undefined) noteCharge(state, { customer, amount, intent, code });
  if (code === null) {
    settleInvoice(state, invoice);
    Object.assign(subscription, { status: 'active', failedAt: null, attempts: 0 });
  } else {
    subscription.status = 'past_due';
    subscription.failedAt ??= state.now;
    subscription.attempts += 1;
    emitEvent(state, 'invoice.payment_failed', customer);
  }
  emitEvent(state, 'customer.subscription.updated', customer);
  return code;
}
