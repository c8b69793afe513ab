import { expect, test } from 'vitest';
import { deleteAgent } from '#contract/agents/agents.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import { DeleteAgent } from './delete-agent.tsx';

const agent = sampleAgent({ name: 'Shop' });

test('asks for the name, or for an email to support, and can be cancelled', async () => {
  const callsOf = answerCalls([getWorkspace, () => sampleWorkspace()], [deleteAgent, () => ({})]);
  const screen = await renderPart(<DeleteAgent agent={agent} label="Delete AI Agent" />);
  await screen.getByRole('button', { name: 'Delete AI Agent' }).click();
  await expect.element(screen.getByText(/To request manual deletion instead, email/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'support@parley.example' }))
    .toHaveAttribute('href', 'mailto:support@parley.example');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf(deleteAgent)).toEqual([]);

  await screen.getByRole('button', { name: 'Delete AI Agent' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await screen.getByLabelText('Type “Shop” to confirm').fill('Shop');
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(screen.address).toBe('/agents');
  expect(callsOf(deleteAgent).map(({ params }) => params)).toEqual([{ agentId: agent.id }]);
});

test('only admins and owners can delete an agent', async () => {
  answerCalls([getWorkspace, () => sampleWorkspace('agent-editor')]);
  const screen = await renderPart(<DeleteAgent agent={agent} label="Delete AI Agent" />);
  await expect.element(screen.getByText('Only admins and owners can delete an agent.')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
