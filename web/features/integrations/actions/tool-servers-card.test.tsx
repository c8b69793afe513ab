import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import {
  allowTools,
  connectToolServer,
  deleteToolServer,
  listToolServers,
  refreshToolServer,
  replaceToolServerToken,
} from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent } from '#web/testing/samples.ts';
import { ToolServersCard } from './tool-servers-card.tsx';

const tool = (name: string, obstacle: string | null = null) => ({
  name,
  title: `Tool ${name}`,
  description: `What ${name} does`,
  isReadOnly: false,
  isAllowed: false,
  obstacle,
});
const server: ToolServer = {
  id: 'tsv_1',
  agentId: sampleAgent().id,
  name: 'Shop',
  url: 'https://shop.example/mcp',
  tokenEnd: null,
  tools: [tool('find'), tool('import', 'It needs a list.')],
  listedAt: '2026-11-29T09:00:00.000Z',
  createdAt: '2026-11-29T09:00:00.000Z',
  refusedAt: null,
};

test('a server is connected, its tools are chosen, listed again, and it is disconnected', async () => {
  let data: ToolServer[] = [];
  const callsOf = answerCalls(
    [getAccountSettings, () => sampleAccount()],
    [listToolServers, () => ({ data })],
    [
      connectToolServer,
      () => {
        data = [server];
        return server;
      },
    ],
    [allowTools, () => server],
    [refreshToolServer, () => server],
    [
      deleteToolServer,
      () => {
        data = [];
        return {};
      },
    ],
  );
  const screen = await renderPart(<ToolServersCard agentId={server.agentId} />);
  await screen.getByRole('button', { name: 'Connect a server' }).click();
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByText('Enter a URL.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Shop');
  await screen.getByLabelText('URL').fill(server.url);
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();

  const dialog = screen.getByRole('dialog', { name: 'Tools of Shop' });
  await expect.element(dialog.getByText('It needs a list.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /Tool import/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'List again' }).click();
  await expect.poll(() => callsOf(refreshToolServer)).toHaveLength(1);
  await dialog.getByRole('checkbox', { name: /Tool find/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => callsOf(allowTools).map(({ body }) => body)).toEqual([{ tools: ['find'] }]);
  expect(callsOf(connectToolServer).map(({ body }) => body)).toEqual([
    { name: 'Shop', url: server.url, token: '' },
  ]);

  await screen.getByRole('button', { name: 'Disconnect Shop' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(screen.getByText('No server yet')).toBeVisible();
});

test('a server that refuses its token says so, and is connected again with another one', async () => {
  let data: ToolServer[] = [{ ...server, tokenEnd: 'abcd', refusedAt: '2026-11-29T10:00:00.000Z' }];
  let isWrong = true;
  const callsOf = answerCalls(
    [getAccountSettings, () => sampleAccount()],
    [listToolServers, () => ({ data })],
    [
      replaceToolServerToken,
      () => {
        if (isWrong) return refusal(422, 'cannot-process', 'The server did not accept the token.');
        data = [server];
        return server;
      },
    ],
  );
  const screen = await renderPart(<ToolServersCard agentId={server.agentId} />);
  await expect.element(screen.getByText(/Shop has refused the token since/)).toBeVisible();
  await screen.getByRole('button', { name: 'Replace the token of Shop' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New token for Shop' });
  await dialog.getByRole('button', { name: 'Connect again' }).click();
  await expect.element(dialog.getByText('Enter the token.')).toBeVisible();
  await dialog.getByLabelText('Token').fill('wrong');
  await dialog.getByRole('button', { name: 'Connect again' }).click();
  await expect.element(dialog.getByText('The server did not accept the token.')).toBeVisible();
  isWrong = false;
  await dialog.getByLabelText('Token').fill('right');
  await dialog.getByRole('button', { name: 'Connect again' }).click();
  await expect.element(screen.getByText(/has refused the token/)).not.toBeInTheDocument();
  expect(callsOf(replaceToolServerToken).map(({ body }) => body)).toEqual([
    { token: 'wrong' },
    { token: 'right' },
  ]);
});
