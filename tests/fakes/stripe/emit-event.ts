import type { FakeState } from './fake-state.ts';
import { makeId } from './make-id.ts';

/** Notes an event, to be delivered later: in any order, and more than once. */
export function emitEvent(state: FakeState, type: string, customer: string, charge?: string): void {
  const event = { id: makeId(state, 'evt'), type, created: state.now, customer };
  state.events.push(charge === undefined ? event : { ...event, charge });
}
