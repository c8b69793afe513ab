import { expect, test } from 'vitest';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Meter, PlanId } from '#contract/plans.ts';
import { describeFullMeters } from './describe-full-meters.ts';

const meter = (name: Meter, percentage = 100): UsageLimit => ({ name, used: 1, limit: 1, percentage });

test('says nothing while there is room', () => {
  expect(describeFullMeters([meter('messages', 99)], 'pro')).toBeNull();
});

test('keeps the sentence of the specification on the free plan', () => {
  expect(describeFullMeters([meter('agents'), meter('links')], 'free')).toEqual({
    sentence: 'AI Agent limit is reached. Upgrade to PRO to go on.',
    used: 'Used up: AI agents and training links.',
  });
});

test.each<[PlanId, Meter[], string]>([
  ['pro', ['messages'], 'Messages of this month are used up. Upgrade to Business to go on.'],
  [
    'pro',
    ['agents', 'leads'],
    'AI agents and leads of this month are used up. Upgrade to Business to go on.',
  ],
  ['business', ['files'], 'Files are used up. Upgrade to Enterprise to go on.'],
  ['pro', ['characters'], 'Characters are used up. Need more? Contact us.'],
  ['enterprise', ['messages'], 'Messages of this month are used up. Need more? Contact us.'],
])('on %s with %j full', (planId, full, sentence) => {
  expect(
    describeFullMeters(
      full.map((name) => meter(name)),
      planId,
    ),
  ).toEqual({ sentence, used: null });
});
