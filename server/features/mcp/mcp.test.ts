import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { McpOffer, McpServerState, McpTest } from '#contract/mcp/mcp.schemas.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Client & { user: { id: string; email: string } };
let agentId: string;
let sourceId: string;
let foreignId: string;

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  owner = await signUp(stage.app, { firstname: 'Ana', lastname: 'Lee' });
  agentId = (await createAgent(owner, { displayName: 'Harbour Bikes' })).id;
  const source = await addText(owner, agentId, {
    title: 'Prices',
    text: 'The city bike costs 20 euros a day. The cargo bike costs 45 euros a day.',
  });
  sourceId = source.id;
  await waitUntilTrained(owner, agentId, source.id);
  foreignId = (await createAgent(await signUp(stage.app))).id;
});
afterAll(() => stage.close());

async function keyWith(scopes: ApiKeyScope[]): Promise<string> {
  const made = await owner.post('/api/v1/api-keys', { name: 'An assistant', scopes });
  return (await expectStatus<{ key: string }>(made, 201)).key;
}

/** The official client, of today's protocol and of that before, at our address. */
async function connect(key: string, of = agentId): Promise<McpClient> {
  const client = new McpClient({ name: 'test', version: '1' });
  const url = new URL(`http://localhost/api/v1/agents/${of}/mcp`);
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      fetch: async (input, init) => stage.app.request(new Request(input, init)),
    }),
  );
  return client;
}

describe('the official MCP client', () => {
  test('finds the agent, its tools and its sources', async () => {
    const client = await connect(await keyWith(['read', 'chat']));
    expect(client.getServerVersion()).toMatchObject({ name: 'parley', title: 'Harbour Bikes' });
    expect(client.getInstructions()).toContain('Harbour Bikes');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['ask', 'search', 'list_sources']);
    // Some clients know only fields of one type, without null.
    expect(JSON.stringify(tools)).not.toMatch(/"type":\[|"null"/);
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([
      { name: 'Prices', title: 'Prices', uri: `parley://sources/${sourceId}` },
    ]);
    await client.close();
  });

  test('asks, asks on, searches, lists and reads', async () => {
    const client = await connect(await keyWith(['read', 'chat']));
    const asked = await client.callTool({
      name: 'ask',
      arguments: { question: 'What does the city bike cost?' },
    });
    expect(asked.structuredContent).toMatchObject({
      answer: expect.stringContaining('20 euros'),
      outcome: 'answered',
      sources: [{ sourceId, title: 'Prices' }],
    });
    const { conversationId } = asked.structuredContent as { conversationId: string };
    const next = { question: 'And the cargo bike?', conversationId };
    const askedOn = await client.callTool({ name: 'ask', arguments: next });
    expect(askedOn.structuredContent).toMatchObject({
      answer: expect.stringContaining('45 euros'),
      conversationId,
    });

    const found = await client.callTool({ name: 'search', arguments: { query: 'cargo bike', limit: 1 } });
    const uri = `parley://sources/${sourceId}`;
    expect(found.structuredContent).toMatchObject({
      passages: [{ text: expect.stringContaining('cargo bike'), title: 'Prices', sourceId, uri }],
    });
    const listed = await client.callTool({ name: 'list_sources', arguments: {} });
    expect(listed.structuredContent).toMatchObject({
      sources: [{ id: sourceId, status: 'ready', uri }],
    });
    expect(listed.structuredContent).not.toHaveProperty('cursor');
    const read = await client.readResource({ uri });
    expect(read.contents[0]).toMatchObject({ text: expect.stringContaining('45 euros a day') });
    await client.close();
  });

  test('gets plain words for what cannot be done', async () => {
    const client = await connect(await keyWith(['read', 'chat']));
    const elsewhere = { question: 'Hello?', conversationId: 'cnv_none' };
    expect(await client.callTool({ name: 'ask', arguments: elsewhere })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Not found') }],
    });
    expect(await client.callTool({ name: 'search', arguments: { query: '' } })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Write a message.') }],
    });
    for (const uri of [
      'parley://sources/src_none',
      `parley://sources/${sourceId}/pages/https%3A%2F%2Fa.example%2F`,
    ])
      await expect(client.readResource({ uri })).rejects.toThrow('Not found');
    await client.close();
  });

  test('reads no sources with a key that may only chat', async () => {
    const client = await connect(await keyWith(['chat']));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['ask', 'search']);
    await expect(client.readResource({ uri: `parley://sources/${sourceId}` })).rejects.toThrow();
    await client.close();
  });

  test('finds what the console says of the server, with each kind of key', async () => {
    const state = await expectStatus<McpServerState>(
      await owner.get(`/api/v1/agents/${agentId}/mcp-server`),
      200,
    );
    expect(state.url).toMatch(new RegExp(`^https?://.*/api/v1/agents/${agentId}/mcp$`));
    for (const scopes of [['chat'], ['chat', 'read']] as const) {
      const client = await connect(await keyWith([...scopes]));
      const { tools } = await client.listTools();
      const isFor = ({ scopes: needed }: McpOffer) =>
        needed.every((scope) => scopes.some((has) => has === scope));
      expect(state.tools.filter(isFor).map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
      const kinds = scopes.length === 1 ? [] : (await client.listResourceTemplates()).resourceTemplates;
      expect(state.resources.filter(isFor).map(({ uriTemplate }) => uriTemplate)).toEqual(
        kinds.map(({ uriTemplate }) => uriTemplate),
      );
      await client.close();
    }
    expect(state.tools.every(({ title, description }) => title !== '' && description !== '')).toBe(true);
  });

  test('reaches no agent of others, and nothing with a wrong key or scope', async () => {
    const key = await keyWith(['chat']);
    await expect(connect(key, foreignId)).rejects.toThrow();
    await expect(connect('pk_wrong')).rejects.toThrow();
    await expect(connect(await keyWith(['read']))).rejects.toThrow();
    expect((await stage.app.request(`/api/v1/agents/${agentId}/mcp`)).status).toBe(405);
  });
});

describe('the test of the console', () => {
  const run = async (query: string, by: Client = owner, of = agentId) =>
    expectStatus<McpTest>(await by.post(`/api/v1/agents/${of}/mcp-server/test`, { query }), 200);

  test('connects, lists tools and sources, and finds passages, without using a message', async () => {
    const before = await usedMessages();
    expect(await run('What does the cargo bike cost?')).toMatchObject({
      isWorking: true,
      message: 'The server answers, and its search finds passages.',
      protocolVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      tools: ['ask', 'search', 'list_sources'],
      resources: 1,
      passages: [{ title: 'Prices', text: expect.stringContaining('cargo bike') }],
    });
    expect(await usedMessages()).toBe(before);
  });

  test('says so where nothing matches, as with an agent that has no sources', async () => {
    const empty = await createAgent(owner);
    expect(await run('prices', owner, empty.id)).toMatchObject({
      isWorking: true,
      message: 'The server answers, but no passage matches these words.',
      resources: 0,
      passages: [],
    });
  });

  test('sees no sources with a key that may only chat', async () => {
    const key = await keyWith(['chat']);
    const made = await stage.app.request(`/api/v1/agents/${agentId}/mcp-server/test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'bike' }),
    });
    const result = await expectStatus<McpTest>(made, 200);
    expect(result).toMatchObject({ isWorking: true, tools: ['ask', 'search'], resources: null });
  });

  test('says what failed, where the search does', async () => {
    const failing = vi
      .spyOn(stage.services.searchIndexes, 'forAgent')
      .mockRejectedValue(new Error('no index'));
    const result = await run('prices');
    failing.mockRestore();
    expect(result).toMatchObject({
      isWorking: false,
      tools: ['ask', 'search', 'list_sources'],
      message: expect.not.stringContaining('no index'),
    });
    expect(await run('prices')).toMatchObject({ isWorking: true });
  });

  test('is not there for an agent of others', async () => {
    await expectStatus(await owner.post(`/api/v1/agents/${foreignId}/mcp-server/test`, { query: 'x' }), 404);
    await expectStatus(await owner.get(`/api/v1/agents/${foreignId}/mcp-server`), 404);
  });
});

async function usedMessages(): Promise<number> {
  const { meters } = await expectStatus<{ meters: { name: string; used: number }[] }>(
    await owner.get('/api/v1/usage'),
    200,
  );
  return meters.find(({ name }) => name === 'messages')?.used ?? -1;
}
