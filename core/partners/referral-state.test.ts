import { expect, it } from 'vitest';
import { referralState } from './referral-state.ts';

it.each([
  [false, false, 'signed-up'],
  [true, false, 'agent-created'],
  [true, true, 'message-answered'],
  [false, true, 'message-answered'],
])('agent %s, answer %s: %s', (hasAgent, hasAnswer, state) =>
  expect(referralState({ hasAgent, hasAnswer })).toBe(state),
);
