import { declineCodeOf, noteCharge } from './charge-card.ts';
import { emitEvent } from './emit-event.ts';
import { linesOfPeriod } from './fake-periods.ts';
import type { FakeMethod, FakeState } from './fake-state.ts';
import { beginSubscription } from './fake-subscribing.ts';
import { makeId } from './make-id.ts';
import type { FakeCard } from './start-fake-stripe.ts';

/**
 * What a buyer does on a page of a checkout: types a card, and confirms it where the bank asks. Answers the decline code,
 * after which the page is still open; null where it was paid or added.
 */
export function payOnFakePage(
  state: FakeState,
  sessionId: string,
  { testCard, expiryMonth, expiryYear, isConfirmed }: FakeCard,
): string | null {
  const session = state.sessions.get(sessionId);
  if (session === undefined || session.status !== 'open') return 'page_closed';
  const { customer } = session;
  const method: FakeMethod = {
    id: makeId(state, 'pm'),
    created: state.now,
    customer,
    testCard,
    expMonth: expiryMonth,
    expYear: expiryYear,
    metadata: {},
  };
  const code = declineCodeOf(state, method, { when: 'now', isConfirmed });
  if (code !== null) {
    if (session.mode === 'subscription') {
      const lines = linesOfPeriod(state, session.lines, 0, 0);
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      noteCharge(state, { customer, amount, intent: makeId(state, 'pi'), code });
    }
    return code;
  }
  state.methods.set(method.id, method);
  emitEvent(state, 'payment_method.attached', customer);
  session.status = 'complete';
  if (session.mode === 'subscription')
    beginSubscription(state, { customer, lines: session.lines, methodId: method.id });
  emitEvent(state, 'checkout.session.completed', customer);
  return null;
}
