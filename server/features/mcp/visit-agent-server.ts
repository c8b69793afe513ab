import type { Client } from '@modelcontextprotocol/client';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { agentServerPath } from './agent-server-path.ts';
import { loadMcp } from './load-mcp.ts';

/**
 * Does something with an agent's MCP server as the official client sees it, with the protocol's own messages but without a network, and
 * leaves it again.
 */
export async function visitAgentServer<Answer>(
  ctx: Context,
  agentId: string,
  { mayRead, signal }: { mayRead: boolean; signal: AbortSignal },
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const [{ createMcpHandler, createAgentServer }, { Client, StreamableHTTPClientTransport }] =
    await Promise.all([loadMcp(), import('@modelcontextprotocol/client')]);
  const handler = createMcpHandler(() => createAgentServer(ctx, agentId, { mayRead, signal }));
  const client = new Client({ name: 'test', version: ctx.version }, { versionNegotiation: { mode: 'auto' } });
  const transport = new StreamableHTTPClientTransport(
    new URL(baseUrl(ctx.config) + agentServerPath(agentId)),
    {
      // As over the network, there are no streams that a client opens.
      fetch: async (input, init) =>
        init?.method === 'POST'
          ? handler.fetch(new Request(input, init))
          : new Response(null, { status: 405 }),
    },
  );
  try {
    await client.connect(transport, { signal });
    return await work(client);
  } finally {
    await client.close().catch(() => undefined);
  }
}
