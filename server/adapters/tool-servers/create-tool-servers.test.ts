import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToolServers } from '#server/ports/tool-servers.ts';
import { type FakeToolServer, startToolServer } from '#tests/fakes/tool-server/start-tool-server.ts';
import { createToolServers } from './create-tool-servers.ts';

let shop: FakeToolServer;
let servers: ToolServers;
const { signal } = new AbortController();
beforeAll(async () => {
  shop = await startToolServer();
  servers = createToolServers({
    userAgent: 'Test/1.0',
    version: '1',
    allowedHosts: [shop.host],
    timeoutMs: 500,
    resolveHost: async () => ['10.0.0.7'],
  });
});
afterAll(async () => {
  await servers.close();
  await shop.close();
});
beforeEach(() => {
  shop.fault = null;
  shop.called.length = 0;
  shop.tokens.length = 0;
});

const at = (token: string | null = null) => ({ url: shop.url, token });

describe('a remote MCP server', () => {
  it('tells its tools, with the token of its owner', async () => {
    const listed = await servers.listTools(at('secret'), signal);
    expect(listed).toMatchObject({
      tools: [
        { name: 'find_order', title: 'Order status', isReadOnly: true, inputSchema: { type: 'object' } },
        { name: 'return_order', title: 'Return', isReadOnly: false },
        { name: 'import_orders' },
      ],
    });
    expect(new Set(shop.tokens)).toEqual(new Set(['Bearer secret']));
  });

  it('is asked for what a tool does: JSON in its text, text, or that it failed', async () => {
    const call = (name: string, input: Record<string, unknown>) =>
      servers.callTool(at(), { name, input }, signal);
    expect(await call('find_order', { order: '1001' })).toMatchObject({ data: { state: 'shipped' } });
    expect(await call('return_order', { order: '1001' })).toMatchObject({ data: 'It is on its way back.' });
    expect(await call('find_order', { order: '500' })).toEqual({
      problem: 'The tool answered with an error.',
      isRefused: false,
    });
    expect(shop.tokens[0]).toBeUndefined();
  });

  it.each([
    [{ status: 401 }, 'The server did not accept the token.'],
    [{ status: 403 }, 'The server did not accept the token.'],
    [{ status: 500 }, 'The server does not answer as an MCP server at this URL.'],
    [{ status: 200 }, 'The server does not answer as an MCP server at this URL.'],
    [
      { status: 302, location: 'http://169.254.169.254/' },
      'The server does not answer as an MCP server at this URL.',
    ],
    ['hang', 'The server did not answer in time.'],
  ] as const)('answers %o: %s', async (fault, problem) => {
    shop.fault = fault;
    expect(await servers.listTools(at(), signal)).toEqual({ problem, isRefused: problem.includes('token') });
  });

  it.each([
    ['http://169.254.169.254/mcp', false],
    ['https://[::1]/mcp', false],
    ['https://0x7f.1/mcp', false],
    ['http://shop.example/mcp', false],
    ['https://shop.example:8443/mcp', false],
    ['https://shop.example/mcp', true],
  ])('may be at %s: %s', (url, isAllowed) => {
    expect(servers.refusalOf(url) === null).toBe(isAllowed);
  });

  it('is not reached where its name resolves to a private address', async () => {
    const answer = await servers.listTools({ url: 'https://shop.example/mcp', token: 'secret' }, signal);
    expect(answer).toEqual({ problem: 'The server could not be reached.', isRefused: false });
  });

  it('is left alone once nobody waits', async () => {
    shop.fault = 'hang';
    const abort = new AbortController();
    const asked = servers.listTools(at(), abort.signal);
    abort.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});
