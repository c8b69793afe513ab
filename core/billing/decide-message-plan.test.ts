import { expect, test } from 'vitest';
import type { SubscriptionState } from '#contract/billing/billing.ts';
import type { SoldPlanId } from '#contract/plans.ts';
import { decideMessagePlan } from './decide-message-plan.ts';
import { decidePlan } from './decide-plan.ts';

const bought = (plan: SoldPlanId, state: SubscriptionState) => ({
  state,
  anchor: '2026-11-01T00:00:00.000Z',
  order: { plan, period: 'monthly' as const, addOns: {} },
});

test.each([
  ['chatgenie-pro', 'active', 'pro'],
  ['chatgenie-pro', 'past-due', 'pro'],
  ['chatgenie-pro', 'paused', 'free'],
  ['chatgenie-pro', 'ended', 'free'],
  ['enterprise', 'active', 'free'],
] as const)('a subscription to %s that is %s gives %s', (plan, state, expected) => {
  expect(decideMessagePlan(bought(plan, state))).toBe(expected);
});

test('without a subscription there is the free plan', () => {
  expect(decideMessagePlan(null)).toBe('free');
});

test('what is sold to users gives a workspace nothing', () => {
  expect(decidePlan('free', bought('chatgenie-pro', 'active')).plan).toBe('free');
  expect(decidePlan('business', bought('chatgenie-pro', 'active')).plan).toBe('business');
});
