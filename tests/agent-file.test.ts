import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '#contract/actions/actions.schemas.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { applyChanges } from '../scripts/agent-file/apply-changes.ts';
import { describeChange } from '../scripts/agent-file/describe-change.ts';
import { importAgent } from '../scripts/agent-file/import-agent.ts';
import { parseAgentFile } from '../scripts/agent-file/parse-agent-file.ts';
import { planChanges } from '../scripts/agent-file/plan-changes.ts';
import { readAgent } from '../scripts/agent-file/read-agent.ts';
import type { Secrets } from '../scripts/agent-file/secrets.ts';
import { writeAgentFile } from '../scripts/agent-file/write-agent-file.ts';
import { createSender } from '../scripts/create-sender.ts';
import { addTest } from './endpoint-cases/agent-cases.ts';
import { type Client, createAgent, expectStatus, signUp } from './factories.ts';
import { type CalledServers, startCalledServers } from './start-called-servers.ts';

let stage: CalledServers;
beforeAll(async () => {
  stage = await startCalledServers();
});
afterAll(() => stage.close());

const secrets = { ORDER_STATUS_X_KEY: 'key-of-the-shop', SHOP_TOKEN: 'token-of-the-shop' };

async function openKey(client: Client, scopes: string[]) {
  const made = await client.post('/api/v1/api-keys', { name: 'File', scopes });
  const { key } = await expectStatus<ApiKey & { key: string }>(made, 201);
  const toApp: typeof fetch = async (address, init) =>
    stage.test.app.request(new URL(String(address)).pathname + new URL(String(address)).search, init);
  return createSender('https://parley.example', key, toApp);
}

/** An agent with an action and an MCP server, which have secrets. */
async function prepare() {
  const client = await signUp(stage.test.app);
  const { id: agentId } = await createAgent(client, { name: 'Helper' });
  const action = {
    name: 'Order status',
    url: `${stage.shop.origin}/orders/{order}`,
    headers: [{ name: 'X-Key', value: secrets.ORDER_STATUS_X_KEY }],
    parameters: [{ name: 'order', label: 'Order number', kind: 'text' }],
    triggers: ['where is my order'],
  };
  await expectStatus(await client.post(`/api/v1/agents/${agentId}/actions`, action), 201);
  const servers = `/api/v1/agents/${agentId}/tool-servers`;
  const server = { name: 'Shop', url: stage.toolServer.url, token: secrets.SHOP_TOKEN };
  const { id } = await expectStatus<{ id: string }>(await client.post(servers, server), 201);
  await expectStatus(await client.put(`${servers}/${id}/tools`, { tools: ['find_order'] }), 200);
  return { client, agentId, send: await openKey(client, ['read', 'admin']) };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

const exported = async ({ send, agentId }: Prepared) => writeAgentFile((await readAgent(send, agentId)).file);

async function plan({ send, agentId }: Prepared, text: string) {
  const wanted = parseAgentFile(text);
  const present = await readAgent(send, agentId);
  return { agentId, wanted, present, changes: planChanges(present.file, wanted) };
}

async function apply(prepared: Prepared, text: string, given: Secrets = secrets): Promise<string[]> {
  const planned = await plan(prepared, text);
  const lines: string[] = [];
  await applyChanges(prepared.send, { ...planned, secrets: given }, (change) =>
    lines.push(describeChange(change)),
  );
  expect((await plan(prepared, text)).changes).toEqual([]);
  return lines;
}

const actionsOf = async ({ client }: Pick<Prepared, 'client'>, agentId: string) =>
  (await expectStatus<{ data: Action[] }>(await client.get(`/api/v1/agents/${agentId}/actions`), 200)).data;

describe('an agent as a file', () => {
  it('has its actions and MCP servers with names for their secrets, and nothing to apply at first', async () => {
    const prepared = await prepare();
    const text = await exported(prepared);
    expect(text).toContain('secret: ORDER_STATUS_X_KEY');
    expect(text).toContain('token: SHOP_TOKEN');
    expect(text).not.toMatch(/key-of-the-shop|token-of-the-shop|act_|tsv_/);
    expect((await plan(prepared, text)).changes).toEqual([]);
  });

  it('makes the same agent elsewhere, whose actions have the secrets that were given', async () => {
    const file = parseAgentFile(await exported(await prepare()));
    const client = await signUp(stage.test.app);
    const send = await openKey(client, ['read', 'admin']);
    await expect(importAgent(send, file, { SHOP_TOKEN: 'x' }, () => undefined)).rejects.toThrow(
      /Nothing was changed.*ORDER_STATUS_X_KEY$/,
    );
    const agentId = await importAgent(send, file, secrets, () => undefined);
    const copy = { client, agentId, send };
    expect((await plan(copy, writeAgentFile({ ...file, settings: {} }))).changes).toEqual([]);
    stage.shop.received.length = 0;
    const [action] = await actionsOf(copy, agentId);
    const values = { order: '1001' };
    await client.post(`/api/v1/agents/${agentId}/actions/${action?.id}/test`, { values });
    expect(stage.shop.received).toMatchObject([{ headers: { 'x-key': 'key-of-the-shop' } }]);
  });

  it.each([
    [
      'another reply',
      (text: string) => text.replace('reply: ""', 'reply: "{order} is {state}."'),
      ['~ action Order status (reply)'],
    ],
    [
      'another capital',
      (text: string) => text.replace('name: Order status', 'name: Order Status'),
      ['~ action Order Status (name)'],
    ],
    [
      'another name',
      (text: string) => text.replace('name: Order status', 'name: Orders'),
      ['- action Order status', '+ action Orders, needs ORDER_STATUS_X_KEY'],
    ],
    [
      'another server',
      (text: string) => text.replace(stage.shop.origin, 'https://other.example'),
      ['~ action Order status (url), needs ORDER_STATUS_X_KEY'],
    ],
    [
      'another tool',
      (text: string) => text.replace('- find_order', '- return_order'),
      [expect.stringMatching(/^~ MCP server Shop .* \(tools\)$/)],
    ],
    [
      'no servers, and nothing said of actions',
      (text: string) => text.replace(/actions:\n.*\ntests:/s, 'toolServers: []\ntests:'),
      [expect.stringMatching(/^- MCP server Shop/)],
    ],
  ])('is applied with %s', async (_what, change, expected) => {
    const prepared = await prepare();
    const text = change(await exported(prepared));
    expect(await apply(prepared, text)).toEqual(expected);
  });

  it('stops at a tool that the server does not have', async () => {
    const prepared = await prepare();
    const text = (await exported(prepared)).replace('- find_order', '- find_invoice');
    await expect(apply(prepared, text)).rejects.toThrow('no tool that can be allowed named find_invoice');
  });

  it('is the way back to an earlier export, whatever was changed, added or deleted since', async () => {
    const prepared = await prepare();
    const { client, agentId } = prepared;
    const path = `/api/v1/agents/${agentId}`;
    const add = async (source: object) =>
      (await expectStatus<{ id: string }>(await client.post(`${path}/sources`, source), 201)).id;
    const qaId = await add({ kind: 'qa', question: 'Is there parking?', answer: 'Yes, behind the shop.' });
    const textId = await add({ kind: 'text', title: 'Prices', text: 'A full service costs 95 euros.' });
    const websiteId = await add({
      kind: 'website',
      url: 'https://www.harbour-bikes.example/',
      mode: 'site',
      exclude: ['/basket/*'],
    });
    const testId = await addTest(client, agentId, 'What does a full service cost?');
    await expectStatus(await client.put(`${path}/synonyms`, { groups: [['bike', 'bicycle']] }), 200);
    const before = await exported(prepared);

    const [action] = await actionsOf(prepared, agentId);
    await expectStatus(await client.patch(path, { welcomeMessage: 'Changed', messageColor: '#112233' }), 200);
    await expectStatus(await client.put(`${path}/synonyms`, { groups: [] }), 200);
    await expectStatus(await client.patch(`${path}/sources/${qaId}`, { answer: 'No.' }), 200);
    await expectStatus(await client.delete(`${path}/sources/${textId}`), 200);
    await expectStatus(await client.patch(`${path}/sources/${websiteId}`, { exclude: ['/sale/*'] }), 200);
    await add({ kind: 'text', title: 'Added since', text: 'A new text.' });
    await expectStatus(await client.delete(`${path}/tests/${testId}`), 200);
    await expectStatus(await client.delete(`${path}/actions/${action?.id}`), 200);

    const lines = await apply(prepared, before);
    expect(lines).toHaveLength(9);
    // A text that was deleted is the newest source now.
    const linesOf = (text: string) => text.split('\n').sort();
    expect(linesOf(await exported(prepared))).toEqual(linesOf(before));
  });

  it('is exported without actions by a key that may only read, and not compared with them', async () => {
    const prepared = await prepare();
    const whole = await exported(prepared);
    const reader = { ...prepared, send: await openKey(prepared.client, ['read']) };
    const text = await exported(reader);
    expect(text).not.toContain('actions:');
    expect((await plan(reader, text)).changes).toEqual([]);
    await expect(plan(reader, whole)).rejects.toThrow('only a key with the scope admin can compare');
  });
});

describe('a duplicate of an agent', () => {
  it('has its actions and MCP servers with their secrets, of which it shares none', async () => {
    const prepared = await prepare();
    const { client, agentId } = prepared;
    const copied = await client.post(`/api/v1/agents/${agentId}/duplicate`, {});
    const { id: copyId } = await expectStatus<{ id: string }>(copied, 201);
    const [before] = await actionsOf(prepared, agentId);
    const [after] = await actionsOf(prepared, copyId);
    expect(after).toEqual({
      ...before,
      id: expect.not.stringContaining(before?.id ?? ''),
      agentId: copyId,
      createdAt: expect.any(String),
    });
    await expectStatus(await client.delete(`/api/v1/agents/${agentId}`), 200);
    stage.shop.received.length = 0;
    stage.toolServer.tokens.length = 0;
    const values = { order: '1001' };
    await client.post(`/api/v1/agents/${copyId}/actions/${after?.id}/test`, { values });
    expect(stage.shop.received).toMatchObject([{ headers: { 'x-key': 'key-of-the-shop' } }]);
    const servers = await client.get(`/api/v1/agents/${copyId}/tool-servers`);
    const [server] = (await expectStatus<{ data: ToolServer[] }>(servers, 200)).data;
    const refresh = `/api/v1/agents/${copyId}/tool-servers/${server?.id}/refresh`;
    const refreshed = await expectStatus<ToolServer>(await client.post(refresh), 200);
    expect(refreshed.tools.filter(({ isAllowed }) => isAllowed)).toHaveLength(1);
    expect(new Set(stage.toolServer.tokens)).toEqual(new Set(['Bearer token-of-the-shop']));
  });
});
