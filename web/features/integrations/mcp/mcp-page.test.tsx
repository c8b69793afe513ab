import { expect, test } from 'vitest';
import { listApiKeys } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { getMcpServer, testMcpServer } from '#contract/mcp/mcp.endpoints.ts';
import type { McpServerState, McpTest } from '#contract/mcp/mcp.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import McpPage from './mcp-page.tsx';

const url = `https://chat.example/api/v1/agents/${agentId}/mcp`;
const server: McpServerState = {
  url,
  tools: [
    { name: 'ask', title: 'Ask the agent', description: 'Ask a question.', scopes: ['chat'] },
    { name: 'list_sources', title: 'List', description: 'List the sources.', scopes: ['chat', 'read'] },
  ],
  resources: [
    {
      name: 'source',
      title: 'Source',
      description: 'The passages of a source.',
      scopes: ['chat', 'read'],
      uriTemplate: 'parley://sources/{sourceId}',
    },
  ],
};
const key: ApiKey = {
  id: 'key_1',
  name: 'Editor',
  prefix: 'pk_abc',
  scopes: ['chat', 'read'],
  agentIds: [agentId],
  createdBy: { userId: 'usr_1', name: 'Ana', email: 'ana@shop.example' },
  createdAt: '2026-03-11T09:30:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedAddress: null,
};
const working: McpTest = {
  isWorking: true,
  message: 'The server answers, and its search finds passages.',
  protocolVersion: '2025-11-25',
  durationMs: 12,
  tools: ['ask', 'search', 'list_sources'],
  resources: 2,
  passages: [{ title: 'Hours', text: 'On Saturdays we are open from 10 to 16.' }],
};

const show = () => renderPart(<McpPage />, { context: sampleAgent() });

test('shows the address, the keys that open it, what clients find, and a configuration for each', async () => {
  const others: ApiKey[] = [
    { ...key, id: 'key_2', name: 'Reader', scopes: ['read'] },
    { ...key, id: 'key_3', name: 'Wholesale only', agentIds: ['agt_other'] },
    { ...key, id: 'key_4', name: 'Ended', expiresAt: '2026-03-12T09:30:00.000Z' },
    { ...key, id: 'key_5', name: 'Chat only', scopes: ['chat'], agentIds: null },
  ];
  answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [listApiKeys, () => ({ data: [key, ...others] })],
    [getMcpServer, () => server],
  );
  const screen = await show();
  await expect.element(screen.getByLabelText('Address of the server')).toHaveValue(url);
  await expect.element(screen.getByText('Ready for clients')).toBeVisible();
  await expect
    .element(screen.getByText('asks, searches and reads sources · this agent only', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('asks and searches · all agents', { exact: false })).toBeVisible();
  const listed = screen.getByRole('list', { name: 'Keys that open it' }).getByRole('listitem');
  expect(listed.elements()).toHaveLength(2);
  await expect
    .element(screen.getByRole('link', { name: 'New key for MCP' }))
    .toHaveAttribute('href', `/settings/api-keys?for=mcp&agent=${agentId}`);
  await expect.element(screen.getByText('List the sources. Scopes: chat and read.')).toBeVisible();
  await expect.element(screen.getByText('parley://sources/{sourceId}')).toBeVisible();
  const code = screen.getByRole('textbox', { name: /^Configuration for/ });
  await expect
    .element(code)
    .toHaveTextContent(`claude mcp add --transport http shop ${url} --header "Authorization: Bearer pk_…"`);
  await screen.getByLabelText('Client').selectOptions('VS Code');
  await expect.poll(() => code.element().textContent).toContain('"type": "promptString"');
  await screen.getByLabelText('Client').selectOptions('OpenAI');
  await expect.element(screen.getByText(/ChatGPT itself signs in/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Actions' }))
    .toHaveAttribute('href', `/agents/${agentId}/integrations/actions`);
  expect(await findViolations()).toEqual([]);
});

test('says that no client can connect without a key, and whom to ask', async () => {
  let role: Role = 'admin';
  answerCalls(
    [getWorkspace, () => sampleWorkspace(role)],
    [listApiKeys, () => ({ data: [] })],
    [getMcpServer, () => ({ ...server, url: 'http://localhost:3000/mcp' })],
  );
  const screen = await show();
  await expect.element(screen.getByText('No client can connect yet')).toBeVisible();
  await expect.element(screen.getByText(/Only programs on the computer/)).toBeVisible();
  await screen.unmount();

  role = 'agent-editor';
  const other = await show();
  await expect.element(other.getByText(/Only admins create API keys/)).toBeVisible();
  await expect.element(other.getByText('Keys that open it')).not.toBeInTheDocument();
  await expect.element(other.getByText(/Only programs on the computer/)).toBeVisible();
});

test('runs the test and shows what came back, what matched nothing, and what failed', async () => {
  let answer: McpTest | 'refused' = working;
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listApiKeys, () => ({ data: [key] })],
    [getMcpServer, () => server],
    [
      testMcpServer,
      () =>
        answer === 'refused' ? refusal(429, 'rate-limited', 'Too many requests. Wait a moment.') : answer,
    ],
  );
  const screen = await show();
  const query = screen.getByLabelText('Search for');
  const run = screen.getByRole('button', { name: 'Run the test' });
  await query.fill('Saturday');
  await run.click();
  await expect.element(screen.getByText(working.message)).toBeVisible();
  await expect.element(screen.getByText('On Saturdays we are open from 10 to 16.')).toBeVisible();
  await expect.element(screen.getByText('ask, search, list_sources')).toBeVisible();
  expect(callsOf(testMcpServer).map(({ body }) => body)).toEqual([{ query: 'Saturday' }]);
  expect(await findViolations()).toEqual([]);

  answer = { ...working, message: 'The server answers, but no passage matches these words.', passages: [] };
  await run.click();
  await expect.element(screen.getByRole('link', { name: 'look at the sources' })).toBeVisible();

  const problem = 'The server did not answer as it should. Try again in a minute.';
  const nothing = { protocolVersion: null, tools: [], resources: null, passages: [] };
  answer = { ...working, ...nothing, isWorking: false, message: problem };
  await run.click();
  await expect.element(screen.getByText(problem)).toBeVisible();
  await expect.element(screen.getByText('Protocol', { exact: true })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);

  answer = 'refused';
  await run.click();
  await expect.element(screen.getByText('Too many requests. Wait a moment.')).toBeVisible();

  await query.fill(' ');
  await run.click();
  await expect.element(query).toHaveAccessibleDescription('Enter what to search for.');
});

test('a server that cannot be read is asked for again', async () => {
  let isDown = true;
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listApiKeys, () => ({ data: [] })],
    [getMcpServer, () => (isDown ? refusal(500, 'internal-error', 'Something went wrong.') : server)],
  );
  const screen = await show();
  await expect.element(screen.getByText('Something went wrong.', { exact: false }).first()).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByLabelText('Address of the server')).toHaveValue(url);
});
