import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { listActions, testAction } from '#contract/actions/actions.endpoints.ts';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import { getCalCom, listEventTypes } from '#contract/cal-com/cal-com.endpoints.ts';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { listHooks } from '#contract/hooks/hooks.endpoints.ts';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import { getSlack, listSlackChannels } from '#contract/slack/slack.endpoints.ts';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { listToolServers, refreshToolServer } from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import ActionPage from './actions/action-page.tsx';
import { ToolServersCard } from './actions/tool-servers-card.tsx';
import CalComPage from './cal-com/cal-com-page.tsx';
import SlackPage from './slack/slack-page.tsx';
import ZapierPage from './zapier/zapier-page.tsx';

/** What each page of the integrations shows when the other side fails. */
const agent = sampleAgent();
const at = '2026-11-29T06:00:00.000Z';
const connection = {
  accountName: 'Fernwood Bikes',
  connectedBy: 'Ada Byron',
  connectedAt: '2026-11-20T09:30:00.000Z',
  needsReconnect: false,
  lastSuccessAt: at,
  problem: null,
  problemAt: null,
};
const member = [
  [getWorkspace, () => sampleWorkspace('admin')],
  [getAccountSettings, () => sampleAccount()],
] as const;
const render = (page: ReactElement, address = '/') => renderPart(page, { context: agent, at: address });

const slack: SlackState = {
  connection,
  channel: null,
  canConnect: true,
  isOffered: true,
  missingSettings: [],
};
const calCom: CalComState = {
  connection: { ...connection, keyEnd: 'wood', hearsChanges: true },
  canConnect: true,
  isInPlan: true,
  missingSettings: [],
  isSignInOffered: true,
};

test('Slack: an app that was removed there is said so, and can be connected again', async () => {
  const problem = 'Slack no longer accepts the connection. Connect Slack again.';
  answerCalls(...member, [
    getSlack,
    () => ({ ...slack, connection: { ...connection, needsReconnect: true, problem, problemAt: at } }),
  ]);
  const screen = await render(<SlackPage />);
  await expect.element(screen.getByText(problem, { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled();
  await expect.element(screen.getByText('Channel of this agent')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('Slack: a channel that was archived is said so, and another can be chosen', async () => {
  const problem = 'This channel is archived in Slack. Choose another one.';
  const channel = { id: 'C1', name: 'leads', sendsLeads: true, sendsRequests: true, problem };
  answerCalls(
    ...member,
    [getSlack, () => ({ ...slack, channel })],
    [
      listSlackChannels,
      () => ({ data: [{ id: 'C2', name: 'support', isPrivate: false }], isComplete: true }),
    ],
  );
  const screen = await render(<SlackPage />);
  await expect.element(screen.getByText(problem)).toBeVisible();
  await screen.getByLabelText('Channel').selectOptions('#support');
  expect(await findViolations()).toEqual([]);
});

test('Slack: channels that cannot be listed are asked for again', async () => {
  let isDown = true;
  answerCalls(
    ...member,
    [getSlack, () => slack],
    [
      listSlackChannels,
      () =>
        isDown
          ? refusal(422, 'cannot-process', 'Slack does not answer at the moment. Try again in a minute.')
          : { data: [], isComplete: true },
    ],
  );
  const screen = await render(<SlackPage />);
  await expect.element(screen.getByText(/Slack does not answer at the moment/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByLabelText('Channel')).toBeVisible();
});

test('Cal.com: an outage is shown with its time, and event types are asked for again', async () => {
  const problem = 'Cal.com does not answer at the moment.';
  let isDown = true;
  answerCalls(
    ...member,
    [getCalCom, () => ({ ...calCom, connection: { ...calCom.connection!, problem, problemAt: at } })],
    [
      listEventTypes,
      () =>
        isDown ? refusal(422, 'cannot-process', 'Cal.com could not list its event types.') : { data: [] },
    ],
  );
  const screen = await render(<CalComPage />);
  await expect.element(screen.getByText(problem, { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Connected, with a problem')).toBeVisible();
  await expect.element(screen.getByText(/could not list its event types/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/has no event type yet/)).toBeVisible();
});

test('Cal.com: a key that is refused is replaced where it was entered', async () => {
  const problem = 'Cal.com no longer accepts the key. Connect again.';
  answerCalls(...member, [
    getCalCom,
    () => ({
      ...calCom,
      connection: { ...calCom.connection!, needsReconnect: true, problem, problemAt: at },
    }),
  ]);
  const screen = await render(<CalComPage />);
  await expect.element(screen.getByText(problem, { exact: false })).toBeVisible();
  await expect.element(screen.getByLabelText('API key').first()).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('Cal.com: an event type that is gone there is said so', async () => {
  answerCalls(
    ...member,
    [getCalCom, () => calCom],
    [
      listEventTypes,
      () => ({
        data: [{ id: 2, title: 'Intro', obstacle: null, minutes: 30, needsConfirmation: false, url: '' }],
      }),
    ],
  );
  const context = { ...agent, isCalComBookingEnabled: true, bookingEventTypeId: 1 };
  const screen = await renderPart(<CalComPage />, { context });
  await expect.element(screen.getByText(/no longer has this event type/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

const hook: Hook = {
  id: 'whk_1',
  event: 'lead.created',
  targetUrl: 'https://hooks.zapier.com/hooks/standard/1/abc/',
  agentId: null,
  apiKey: { id: 'key_1', name: 'Zapier' },
  isOn: true,
  offReason: null,
  failingSince: null,
  lastDeliveredAt: null,
  createdAt: at,
};
const agents = () => ({ data: [agent], pagination: { cursor: null, hasMore: false, total: 1 } });

test.each([
  ['fails', { failingSince: at }, 'Failing'],
  ['was switched off', { isOn: false, offReason: 'failing' as const, failingSince: at }, 'Switched off'],
])('Zapier: an event whose Zap %s says so', async (_what, changes, badge) => {
  answerCalls(
    ...member,
    [listAgents, agents],
    [listHooks, () => ({ data: [{ ...hook, ...changes }], zapierAppUrl: null })],
  );
  const screen = await render(<ZapierPage />);
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('Zapier: subscribed events that cannot be read are asked for again', async () => {
  let isDown = true;
  answerCalls(
    ...member,
    [listAgents, agents],
    [
      listHooks,
      () =>
        isDown
          ? refusal(500, 'internal-error', 'Something went wrong.')
          : { data: [hook], zapierAppUrl: null },
    ],
  );
  const screen = await render(<ZapierPage />);
  await expect.element(screen.getByText('Something went wrong.', { exact: false }).first()).toBeVisible();
  expect(await findViolations()).toEqual([]);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/hooks\.zapier\.com/)).toBeVisible();
});

test('an action whose server does not answer in time says so in its test', async () => {
  answerCalls(
    ...member,
    [
      listActions,
      () => ({
        data: [
          {
            id: 'act_1',
            agentId: agent.id,
            name: 'Order status',
            description: 'Finds an order',
            isOn: true,
            method: 'GET' as const,
            url: 'https://shop.example/orders',
            headers: [],
            body: '',
            parameters: [],
            resultPath: '',
            reply: '',
            triggers: [],
            needsConfirmation: false,
            timeoutSeconds: 10,
            createdAt: at,
          },
        ],
      }),
    ],
    [
      testAction,
      () => ({
        name: 'Order status',
        parameters: [],
        status: null,
        outcome: 'failed' as const,
        problem: 'The server did not answer in time.',
        durationMs: 10_004,
        request: 'GET https://shop.example/orders',
        answer: null,
        reply: null,
      }),
    ],
  );
  const screen = await renderPart(<ActionPage />, { context: agent, path: '/:actionId', at: '/act_1' });
  await screen.getByRole('button', { name: 'Run the test' }).click();
  await expect
    .element(screen.getByText('The call failed after 10004 ms. The server did not answer in time.'))
    .toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('an MCP server that is gone says so when its tools are listed again, and they stay as they were', async () => {
  const server: ToolServer = {
    id: 'tsv_1',
    agentId: agent.id,
    name: 'Shop',
    url: 'https://shop.example/mcp',
    tokenEnd: null,
    tools: [
      { name: 'find', title: 'Find', description: '', isReadOnly: true, isAllowed: true, obstacle: null },
    ],
    listedAt: at,
    createdAt: at,
    refusedAt: null,
  };
  answerCalls(
    ...member,
    [listToolServers, () => ({ data: [server] })],
    [refreshToolServer, () => refusal(422, 'cannot-process', 'The server could not be reached.')],
  );
  const screen = await render(<ToolServersCard agentId={agent.id} />);
  await screen.getByRole('button', { name: 'Choose tools of Shop' }).click();
  await screen.getByRole('button', { name: 'List again' }).click();
  await expect.element(screen.getByText('The server could not be reached.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Find/ })).toBeChecked();
  expect(await findViolations()).toEqual([]);
});
