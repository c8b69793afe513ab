import { expect, test } from 'vitest';
import { duplicateAgent, updateAgent } from '#contract/agents/agents.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import { AgentMenu } from './agent-menu.tsx';

const agent = sampleAgent({ name: 'Shop' });
const open = { name: 'Actions for Shop' };

test('an agent is paused, and duplicated without its sources', async () => {
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [updateAgent, () => ({ ...agent, status: 'paused' as const })],
    [duplicateAgent, () => sampleAgent({ id: 'agt_copy', name: 'Second' })],
  );
  const screen = await renderPart(<AgentMenu agent={agent} />);
  await screen.getByRole('button', open).click();
  await screen.getByRole('menuitem', { name: 'Pause' }).click();
  await expect.poll(() => callsOf(updateAgent)[0]?.body).toEqual({ status: 'paused' });
  await screen.getByRole('button', open).click();
  await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
  const name = screen.getByRole('textbox', { name: 'Name of the copy' });
  await expect.element(name).toHaveValue('Shop (copy)');
  await name.fill('Second');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(screen.address).toBe('/agents/agt_copy/overview');
  expect(callsOf(duplicateAgent)[0]?.body).toEqual({ name: 'Second', withSources: false });
});

test('a copy beyond the limit of the plan is refused with the reason, and its name stays', async () => {
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [duplicateAgent, () => refusal(402, 'plan-limit', 'The AI Agent limit of your plan is reached.')],
  );
  const screen = await renderPart(<AgentMenu agent={agent} />);
  await screen.getByRole('button', open).click();
  await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
  await screen.getByRole('textbox', { name: 'Name of the copy' }).fill('Another');
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(screen.getByText('The AI Agent limit of your plan is reached.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Another');
});

test('inbox-only members are offered pages only', async () => {
  answerCalls([getWorkspace, () => sampleWorkspace('inbox-only')]);
  const screen = await renderPart(<AgentMenu agent={agent} />);
  await screen.getByRole('button', open).click();
  await expect.element(screen.getByRole('menuitem', { name: 'View AI Agent' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('menuitem', { name: 'Pause' })).not.toBeInTheDocument();
});
