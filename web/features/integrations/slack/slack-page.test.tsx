import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import {
  chooseSlackChannel,
  disconnectSlack,
  finishSlackSignIn,
  getSlack,
  listSlackChannels,
  testSlack,
} from '#contract/slack/slack.endpoints.ts';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import SlackPage from './slack-page.tsx';

const none: SlackState = {
  connection: null,
  channel: null,
  canConnect: true,
  isOffered: true,
  missingSettings: ['SLACK_CLIENT_ID', 'BASE_URL'],
};
const connected: SlackState = {
  ...none,
  missingSettings: [],
  connection: {
    accountName: 'Fernwood Bikes',
    connectedBy: 'Ada Byron',
    connectedAt: '2026-11-20T09:30:00.000Z',
    needsReconnect: false,
    lastSuccessAt: '2026-11-29T06:00:00.000Z',
    problem: null,
    problemAt: null,
  },
};

test('the page names missing settings, and has no button that does nothing', async () => {
  answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getSlack, () => none],
  );
  const screen = await renderPart(<SlackPage />, { context: sampleAgent() });
  await screen.getByText('For the person who runs it').click();
  await expect.element(screen.getByText(/Missing settings: SLACK_CLIENT_ID, BASE_URL/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
});

test('back from Slack, the code is sent on once and leaves the address', async () => {
  let state: SlackState = { ...none, missingSettings: [] };
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getSlack, () => state],
    [listSlackChannels, () => ({ data: [], isComplete: true })],
    [
      finishSlackSignIn,
      () => {
        state = connected;
        return state;
      },
    ],
  );
  const screen = await renderPart(<SlackPage />, { context: sampleAgent(), at: '/?code=abc&state=xyz' });
  await expect.element(screen.getByText('Slack is connected.')).toBeVisible();
  await expect.element(screen.getByText('Fernwood Bikes')).toBeVisible();
  expect(callsOf(finishSlackSignIn).map(({ body }) => body)).toEqual([{ code: 'abc', state: 'xyz' }]);
  expect(screen.address()).toBe('/');
});

test('a test that finds a problem shows it once, and offers to connect again', async () => {
  let state = connected;
  const problem = 'Slack no longer accepts the connection. Connect Slack again.';
  answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getSlack, () => state],
    [listSlackChannels, () => ({ data: [], isComplete: true })],
    [
      testSlack,
      () => {
        const problemAt = '2026-11-29T06:00:00.000Z';
        state = {
          ...connected,
          connection: { ...connected.connection!, needsReconnect: true, problem, problemAt },
        };
        return { isWorking: false, message: problem, state };
      },
    ],
  );
  const screen = await renderPart(<SlackPage />, { context: sampleAgent() });
  await screen.getByRole('button', { name: 'Test the connection' }).click();
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
  expect(screen.getByText(/Slack no longer accepts the connection/).elements()).toHaveLength(1);
});

test('a channel is chosen, the connection tested and ended', async () => {
  let state = connected;
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getSlack, () => state],
    [
      listSlackChannels,
      () => ({
        data: [
          { id: 'C1', name: 'general', isPrivate: false },
          { id: 'C2', name: 'support', isPrivate: true },
        ],
        isComplete: true,
      }),
    ],
    [
      chooseSlackChannel,
      ({ body }) => {
        const { sendsLeads, sendsRequests } = body as { sendsLeads: boolean; sendsRequests: boolean };
        state = {
          ...state,
          channel: { id: 'C2', name: 'support', sendsLeads, sendsRequests, problem: null },
        };
        return state;
      },
    ],
    [testSlack, () => ({ isWorking: true, message: 'A test message is in #support.', state })],
    [
      disconnectSlack,
      () => {
        state = { ...none, missingSettings: [] };
        return state;
      },
    ],
  );
  const screen = await renderPart(<SlackPage />, { context: sampleAgent() });
  await screen.getByLabelText('Channel', { exact: true }).selectOptions('C2');
  await screen.getByRole('switch', { name: 'New leads' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(chooseSlackChannel).map(({ body }) => body))
    .toEqual([{ channelId: 'C2', sendsLeads: false, sendsRequests: true }]);

  await screen.getByRole('button', { name: 'Test the connection' }).click();
  await expect.element(screen.getByText('A test message is in #support.')).toBeVisible();

  await screen.getByRole('button', { name: 'Disconnect' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('a member of the inbox is told whom to ask, and nothing is fetched', async () => {
  const callsOf = answerCalls([getWorkspace, () => sampleWorkspace('inbox-only')]);
  const screen = await renderPart(<SlackPage />, { context: sampleAgent() });
  await expect.element(screen.getByText(/Only members who edit agents can see/)).toBeVisible();
  expect(callsOf(getSlack)).toEqual([]);
});
