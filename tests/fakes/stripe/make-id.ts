import type { FakeState } from './fake-state.ts';

/** Ids in the order in which they were made, with the prefix that Stripe uses. */
export function makeId(state: FakeState, prefix: string): string {
  state.made += 1;
  return `${prefix}_${String(state.made).padStart(8, '0')}`;
}
