import { testCards } from '#contract/billing/test-cards.ts';
import { emitEvent } from './emit-event.ts';
import type { FakeCharge, FakeMethod, FakeState, FakeSubscription } from './fake-state.ts';
import { makeId } from './make-id.ts';

/** `now`: the buyer is there and has just typed the card. `later`: nobody is. */
type Moment = { when: 'now'; isConfirmed: boolean } | { when: 'later' };

/** Why the bank says no, as a decline code; null where it says yes. */
export function declineCodeOf(state: FakeState, method: FakeMethod, moment: Moment): string | null {
  const { refusal, needsConfirmation, laterRefusal } = testCards[method.testCard];
  if (state.now * 1_000 >= Date.UTC(method.expYear, method.expMonth)) return 'expired_card';
  if (moment.when === 'later') return laterRefusal === null ? null : 'generic_decline';
  if (refusal === 'insufficient-funds') return 'insufficient_funds';
  if (refusal === 'expired') return 'expired_card';
  if (refusal !== null) return 'generic_decline';
  return needsConfirmation && !moment.isConfirmed ? 'authentication_required' : null;
}

/** The card that is charged while nobody is there: the subscription's own before the customer's. */
export function methodToCharge(
  state: FakeState,
  subscription: Pick<FakeSubscription, 'customer' | 'defaultMethod'>,
): FakeMethod | undefined {
  const chosen = subscription.defaultMethod ?? state.customers.get(subscription.customer)?.defaultMethod;
  const method = state.methods.get(chosen ?? '');
  return method?.customer === subscription.customer ? method : undefined;
}

/** Notes a charge, whether it succeeded or not. */
export function noteCharge(
  state: FakeState,
  {
    customer,
    amount,
    intent,
    code,
  }: { customer: string; amount: number; intent: string; code: string | null },
): FakeCharge {
  const charge: FakeCharge = {
    id: makeId(state, 'ch'),
    customer,
    created: state.now,
    amount,
    intent,
    status: code === null ? 'succeeded' : 'failed',
    failureCode: code === null ? null : code === 'expired_card' ? code : 'card_declined',
    reason: code,
    refunded: 0,
    isDisputed: false,
  };
  state.charges.set(charge.id, charge);
  emitEvent(state, code === null ? 'charge.succeeded' : 'charge.failed', customer);
  return charge;
}
