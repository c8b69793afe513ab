import type { Client } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { type McpTest, mcpTestSchema } from '#contract/mcp/mcp.schemas.ts';
import { allowsScope } from '#server/allows-scope.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { visitAgentServer } from './visit-agent-server.ts';

const foundSchema = z.object({ passages: mcpTestSchema.shape.passages });
const passagesShown = 3;

/**
 * Connects to the agent's MCP server as a client does, lists what there is and searches for something, which counts no message. What goes
 * wrong is in the result; throws `not-found`.
 */
export async function testAgentServer(
  ctx: Context,
  agentId: string,
  query: string,
  signal: AbortSignal,
): Promise<McpTest> {
  await findAgent(ctx, agentId);
  const mayRead = allowsScope(ctx.actor, 'read');
  const startedAt = performance.now();
  const result = await visitAgentServer(ctx, agentId, { mayRead, signal }, (client) =>
    tryOut(client, query),
  ).catch((error: unknown) => {
    signal.throwIfAborted();
    ctx.log.error({ err: error }, 'the test of an MCP server failed');
    return failed('The server did not answer as it should. Try again in a minute.');
  });
  return { ...result, durationMs: Math.round(performance.now() - startedAt) };
}

async function tryOut(client: Client, query: string): Promise<Omit<McpTest, 'durationMs'>> {
  const { tools } = await client.listTools();
  const hasResources = client.getServerCapabilities()?.resources !== undefined;
  const seen = {
    protocolVersion: client.getNegotiatedProtocolVersion() ?? null,
    tools: tools.map(({ name }) => name),
    resources: hasResources ? (await client.listResources()).resources.length : null,
  };
  const found = await client.callTool({ name: 'search', arguments: { query, limit: passagesShown } });
  const text = found.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  if (found.isError) return { ...failed(text), ...seen };
  const { passages } = foundSchema.parse(found.structuredContent);
  const message =
    passages.length === 0
      ? 'The server answers, but no passage matches these words.'
      : 'The server answers, and its search finds passages.';
  return { isWorking: true, message, ...seen, passages };
}

function failed(message: string): Omit<McpTest, 'durationMs'> {
  return { isWorking: false, message, protocolVersion: null, tools: [], resources: null, passages: [] };
}
