import { expect, test } from 'vitest';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { type Meter, type PlanId, plans } from '#contract/plans.ts';
import { describeLimits } from './describe-limits.ts';

const meter = (name: Meter, percentage = 100): UsageLimit => ({ name, used: 1, limit: 1, percentage });
const usage = (planId: PlanId, ...meters: UsageLimit[]) => ({
  plan: { id: planId, name: plans[planId].name, addOns: {} },
  resetsAt: '2026-04-01T12:00:00.000Z',
  meters,
  afterLimit: { step: 'engine' as const, used: 10, limit: 10 },
});
const resets = 'Apr 1, 2026';

test('says nothing while there is enough', () => {
  expect(describeLimits(usage('pro', meter('messages', 79), meter('links', 99)))).toEqual([]);
});

test('keeps the sentence of the specification on the free plan', () => {
  expect(describeLimits(usage('free', meter('agents'), meter('links')))).toEqual([
    {
      weight: 'information',
      title: null,
      sentence: 'AI Agent limit is reached. Upgrade to PRO to go on. Used up: AI agents and training links.',
    },
  ]);
});

test.each<[PlanId, UsageLimit[], ...[weight: string, title: string | null, sentence: string][]]>([
  [
    'pro',
    [meter('messages')],
    [
      'stopped',
      'Visitors get no answers, only the contact form',
      `Messages of this month are used up. Upgrade to Business to go on. The count starts again on ${resets}.`,
    ],
  ],
  [
    'free',
    [meter('messages'), meter('files')],
    [
      'stopped',
      'Visitors get no answers, only the contact form',
      `AI Agent limit is reached. Upgrade to PRO to go on. Used up: messages of this month. The count starts again on ${resets}.`,
    ],
    ['information', null, 'AI Agent limit is reached. Upgrade to PRO to go on. Used up: files.'],
  ],
  [
    'pro',
    [meter('agents'), meter('leads'), meter('messages', 84)],
    [
      'warning',
      'Visitors can’t leave their details',
      `Leads of this month are used up. Upgrade to Business to go on. The count starts again on ${resets}.`,
    ],
    [
      'warning',
      null,
      `84 percent of this month’s messages are used. At 100 percent the embedded engine answers up to 10 more, then visitors get the contact form until ${resets}.`,
    ],
    ['information', null, 'AI agents are used up. Upgrade to Business to go on.'],
  ],
  [
    'business',
    [meter('leads', 80)],
    [
      'information',
      null,
      `80 percent of this month’s leads are used. At 100 percent visitors can’t leave their details until ${resets}.`,
    ],
  ],
  ['business', [meter('files')], ['information', null, 'Files are used up. Upgrade to Enterprise to go on.']],
  ['pro', [meter('characters')], ['information', null, 'Characters are used up. Need more? Contact us.']],
])('on %s with %j', (planId, meters, ...expected) => {
  expect(
    describeLimits(usage(planId, ...meters)).map(({ weight, title, sentence }) => [weight, title, sentence]),
  ).toEqual(expected);
});

test('says what the embedded engine still answers without charge', () => {
  const full = usage('pro', meter('messages'), meter('leads'));
  const spare = { step: 'engine' as const, used: 12, limit: 1_000 };
  expect(describeLimits({ ...full, afterLimit: spare }).map(({ weight, title }) => [weight, title])).toEqual([
    ['warning', 'The embedded engine answers your visitors'],
    ['warning', 'Visitors can’t leave their details'],
  ]);
  expect(describeLimits({ ...full, afterLimit: spare })[0]?.sentence).toBe(
    `Messages of this month are used up. Upgrade to Business to go on. 12 of 1,000 answers without charge are used; then visitors get the contact form. The count starts again on ${resets}.`,
  );
});
