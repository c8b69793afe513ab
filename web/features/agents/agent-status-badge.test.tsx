import { expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { Meter } from '#contract/plans.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { draw } from '#web/testing/draw.tsx';
import { sampleUsage } from '#web/testing/samples.ts';
import { AgentStatusBadge } from './agent-status-badge.tsx';

test.each<['active' | 'paused', Meter[], string]>([
  ['active', [], 'Active'],
  ['active', ['links', 'leads'], 'Active'],
  ['active', ['messages'], 'No answers'],
  ['paused', ['messages'], 'Paused'],
])('an agent that is %s, with %j used up, is called %3$s', async (status, full, label) => {
  answerCalls([getUsage, () => sampleUsage('pro', full)]);
  const screen = await draw(<AgentStatusBadge status={status} />);
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
});
