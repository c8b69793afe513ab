import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getAgent, listAgents } from '#contract/agents/agents.endpoints.ts';
import { listConversations } from '#contract/conversations/conversations.endpoints.ts';
import { getProfile } from '#contract/profile/profile.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { SessionProvider } from '#web/shell/session.tsx';
import { ThemeProvider } from '#web/shell/theme/theme.tsx';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleAgent, sampleConversation, sampleWorkspace } from '#web/testing/samples.ts';
import { PaletteButton } from './palette-button.tsx';
import { PaletteHost } from './palette-host.tsx';

async function renderHost(role: 'owner' | 'inbox-only', at: string) {
  answerCalls(
    [getAgent, () => sampleAgent()],
    [listAgents, () => pageOf([sampleAgent(), sampleAgent({ id: 'agt_other', name: 'Café desk' })])],
    [listConversations, ({ query }) => pageOf(query.q === 'vouchers' ? [sampleConversation(7)] : [])],
    [getWorkspace, () => sampleWorkspace(role)],
    [
      getProfile,
      () => ({
        success: true as const,
        user: { id: 'usr_1', email: 'ana@shop.example', firstname: 'Ana', lastname: '', company: '' },
      }),
    ],
  );
  return renderPart(
    <ThemeProvider>
      <SessionProvider>
        <PaletteButton />
        <input aria-label="Name" />
        <PaletteHost />
      </SessionProvider>
    </ThemeProvider>,
    { at, path: '/agents/:agentId/*' },
  );
}

test('Ctrl-K finds pages, agents and conversations, and goes there', async () => {
  const screen = await renderHost('owner', `/agents/${agentId}/overview`);
  const box = screen.getByRole('combobox', { name: 'Search and commands' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await box.fill('cafe');
  await expect.element(screen.getByRole('option', { name: 'Café desk' })).toBeVisible();
  await box.fill('vouchers');
  await expect.element(screen.getByRole('option', { name: /^Question 7\?/ })).toBeVisible();
  await box.fill('training');
  await userEvent.keyboard('{Enter}');
  expect(screen.address()).toBe(`/agents/${agentId}/training-sources`);
  await expect.element(box).not.toBeInTheDocument();
});

test('keys lead to pages, but not while somebody types or has turned them off', async () => {
  const screen = await renderHost('owner', `/agents/${agentId}/overview`);
  await screen.getByRole('textbox', { name: 'Name' }).fill('g');
  await userEvent.keyboard('gm');
  expect(screen.address()).toBe(`/agents/${agentId}/overview`);
  await screen.getByRole('button', { name: /^Search and commands/ }).click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gm');
  expect(screen.address()).toBe(`/agents/${agentId}/messages`);
  await userEvent.keyboard('?');
  const single = screen.getByRole('switch', { name: 'Shortcuts of single keys' });
  await single.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(single).not.toBeInTheDocument();
  await userEvent.keyboard('go');
  expect(screen.address()).toBe(`/agents/${agentId}/messages`);
  localStorage.removeItem('keyboardShortcuts');
});

test('members who may not create agents are not offered it', async () => {
  const screen = await renderHost('inbox-only', `/agents/${agentId}/overview`);
  await screen.getByRole('button', { name: /^Search and commands/ }).click();
  await expect.element(screen.getByRole('option', { name: 'Unanswered G U' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Create Agent/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('option', { name: /Add a source/ })).not.toBeInTheDocument();
});
