import { expect, test } from 'vitest';
import {
  connectNotion,
  disconnectNotion,
  finishNotionSignIn,
  getNotion,
  searchNotion,
} from '#contract/notion/notion.endpoints.ts';
import type { NotionItem, NotionState } from '#contract/notion/notion.schemas.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleSource } from '#web/testing/samples.ts';
import { AddNotion } from './add-notion.tsx';

const none: NotionState = {
  connection: null,
  canConnect: true,
  missingSettings: ['NOTION_CLIENT_ID', 'NOTION_CLIENT_SECRET'],
};
const connected: NotionState = {
  connection: { workspaceName: 'Seaside hotel', method: 'token', tokenEnd: 'good', needsReconnect: false },
  canConnect: true,
  missingSettings: [],
};
const item = (number: number, changes: Partial<NotionItem> = {}): NotionItem => ({
  kind: 'page',
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `Page ${number}`,
  url: 'https://www.notion.so/x',
  editedAt: '2026-03-11T09:30:00.000Z',
  ...changes,
});

test('Notion is connected with a token, pages are chosen over two searches, and read', async () => {
  let state = none;
  const callsOf = answerCalls(
    [getNotion, () => state],
    [
      connectNotion,
      () => {
        state = connected;
        return state;
      },
    ],
    [
      searchNotion,
      ({ query }) => ({
        data: query.query === 'rooms' ? [item(2, { kind: 'data-source', title: 'Rooms' })] : [item(1)],
        cursor: null,
      }),
    ],
    [addSource, () => sampleSource(1, { kind: 'notion' })],
  );
  const screen = await renderPart(<AddNotion agentId={agentId} />);
  await expect
    .element(screen.getByText(/NOTION_CLIENT_ID and NOTION_CLIENT_SECRET are missing/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign in to Notion' })).not.toBeInTheDocument();
  await screen
    .getByRole('textbox', { name: 'Token' })
    .or(screen.getByLabelText('Token'))
    .first()
    .fill('ntn_good');
  await screen.getByRole('button', { name: 'Connect with a token' }).click();
  await expect.element(screen.getByText('Seaside hotel')).toBeVisible();
  expect(callsOf(connectNotion)[0]?.body).toEqual({ token: 'ntn_good' });

  await screen.getByRole('checkbox', { name: /Page 1/ }).click();
  await screen.getByRole('searchbox', { name: 'Search pages and databases' }).fill('rooms');
  await screen.getByRole('checkbox', { name: /Rooms/ }).click();
  await screen.getByRole('combobox', { name: 'Check for changes' }).selectOptions('daily');
  await screen.getByRole('button', { name: 'Read 2 chosen items' }).click();
  await expect.element(screen.getByText('The pages are being read.')).toBeVisible();
  expect(callsOf(addSource)[0]?.body).toEqual({
    kind: 'notion',
    items: [
      { kind: 'page', id: item(1).id, title: 'Page 1' },
      { kind: 'data-source', id: item(2).id, title: 'Rooms' },
    ],
    schedule: 'daily',
  });
});

test('a token that Notion refuses stays, with what to do', async () => {
  answerCalls(
    [getNotion, () => none],
    [connectNotion, () => refusal(422, 'cannot-process', 'Notion does not accept this token.')],
  );
  const screen = await renderPart(<AddNotion agentId={agentId} />);
  await screen.getByLabelText('Token').first().fill('wrong');
  await screen.getByRole('button', { name: 'Connect with a token' }).click();
  await expect.element(screen.getByText('Notion does not accept this token.')).toBeVisible();
  await expect.element(screen.getByLabelText('Token').first()).toHaveValue('wrong');
});

test('a member who comes back from Notion is connected, and may disconnect', async () => {
  let state = { ...none, missingSettings: [] as string[] };
  const callsOf = answerCalls(
    [getNotion, () => state],
    [
      finishNotionSignIn,
      () => {
        state = { ...connected, missingSettings: [] };
        return state;
      },
    ],
    [searchNotion, () => ({ data: [], cursor: null })],
    [disconnectNotion, () => none],
  );
  const screen = await renderPart(<AddNotion agentId={agentId} />, { at: '/?add=notion&code=c&state=s' });
  await expect.element(screen.getByText('Nothing is shared yet')).toBeVisible();
  expect(callsOf(finishNotionSignIn).map(({ body }) => body)).toEqual([{ code: 'c', state: 's' }]);
  await screen.getByRole('button', { name: 'Disconnect' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(screen.getByText('Notion is disconnected.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Connect with a token' })).toBeVisible();
});

test('a member who may not connect sees whom to ask', async () => {
  answerCalls([getNotion, () => ({ ...none, canConnect: false })]);
  const screen = await renderPart(<AddNotion agentId={agentId} />);
  await expect.element(screen.getByText(/Ask an admin or the owner/)).toBeVisible();
  await expect.element(screen.getByLabelText('Token')).not.toBeInTheDocument();
});

test('a connection that Notion no longer accepts says so, and takes another token', async () => {
  const lost = { ...connected, connection: { ...connected.connection!, needsReconnect: true } };
  answerCalls([getNotion, () => lost], [searchNotion, () => ({ data: [], cursor: null })]);
  const screen = await renderPart(<AddNotion agentId={agentId} />);
  await expect.element(screen.getByText(/Notion no longer accepts the connection/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Connect with a token' })).toBeEnabled();
  expect(await findViolations()).toEqual([]);
});
