import { expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { Meter } from '#contract/plans.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleUsage } from '#web/testing/samples.ts';
import { AgentStatusBadge } from './agent-status-badge.tsx';

test.each<['active' | 'paused', Meter[], string, isPausedByPlan?: boolean]>([
  ['active', [], 'Active'],
  ['active', ['links', 'leads'], 'Active'],
  ['active', ['messages'], 'No answers'],
  ['paused', ['messages'], 'Inactive'],
  ['active', ['agents'], 'Paused by plan', true],
])(
  'an agent that is %s, with %j used up, is called %3$s',
  async (status, full, label, isPausedByPlan = false) => {
    answerCalls([getUsage, () => sampleUsage('pro', full)]);
    const screen = await renderPart(<AgentStatusBadge agent={{ status, isPausedByPlan }} />);
    await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
  },
);
