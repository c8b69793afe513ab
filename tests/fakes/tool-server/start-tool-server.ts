import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { listen } from '../listen.ts';

export interface FakeToolServer {
  url: string;
  host: string;
  /** What its tools were given, in order. */
  called: { tool: string; input: unknown }[];
  /** Bearer tokens that came. */
  tokens: (string | undefined)[];
  /** The description of its first tool, which may change. */
  description: string;
  /** Answers every request in this way instead. */
  fault: { status: number; location?: string } | 'hang' | null;
  close(): Promise<void>;
}

/** A remote MCP server of the official library, on this machine: it finds orders, and takes them back. */
export async function startToolServer(): Promise<FakeToolServer> {
  const state = {
    called: [] as FakeToolServer['called'],
    tokens: [] as FakeToolServer['tokens'],
    description: 'Finds an order by its number',
    fault: null as FakeToolServer['fault'],
  };
  const createShop = () => {
    const shop = new McpServer({ name: 'shop', version: '1' });
    const readOnly = { readOnlyHint: true };
    shop.registerTool(
      'find_order',
      {
        title: 'Order status',
        description: state.description,
        inputSchema: z.object({ order: z.string().describe('Order number') }),
        annotations: readOnly,
      },
      ({ order }) => {
        state.called.push({ tool: 'find_order', input: { order } });
        if (order === '500') return { content: [{ type: 'text', text: 'stack trace' }], isError: true };
        return { content: [{ type: 'text', text: '{"state":"shipped"}' }] };
      },
    );
    shop.registerTool(
      'return_order',
      { title: 'Return', inputSchema: z.object({ order: z.string(), count: z.number().optional() }) },
      (input) => {
        state.called.push({ tool: 'return_order', input });
        return { content: [{ type: 'text', text: 'It is on its way back.' }] };
      },
    );
    shop.registerTool(
      'import_orders',
      { title: 'Import', inputSchema: z.object({ orders: z.array(z.string()) }) },
      () => ({ content: [] }),
    );
    return shop;
  };
  const handler = createMcpHandler(createShop);
  const server = createServer(async (request, response) => {
    state.tokens.push(request.headers.authorization);
    const body = await buffer(request);
    if (state.fault === 'hang') return;
    if (state.fault !== null) {
      const { status, location } = state.fault;
      response.writeHead(status, location === undefined ? {} : { location }).end();
      return;
    }
    const { method = 'GET', url = '/', headers } = request;
    const answer = await handler.fetch(
      new Request(`http://localhost${url}`, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length === 0 ? {} : { body }),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const { host, close } = await listen(server);
  return Object.assign(state, { url: `http://${host}/mcp`, host, close });
}
