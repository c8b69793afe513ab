import { McpServer } from '@modelcontextprotocol/server';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { addAskTool } from './add-ask-tool.ts';
import { addSearchTool } from './add-search-tool.ts';
import { addSources } from './add-sources.ts';

/**
 * An MCP server for one call of one agent of the workspace; throws `not-found`. Everybody who may chat with the agent
 * may ask and search; the list of sources and their texts are for those who may read (`mayRead`).
 */
export async function createAgentServer(
  ctx: Context,
  agentId: string,
  { mayRead, signal }: { mayRead: boolean; signal: AbortSignal },
): Promise<McpServer> {
  const { displayName } = await findAgent(ctx, agentId);
  const server = new McpServer(
    { name: ownWord(), title: displayName, version: ctx.version },
    {
      instructions: `“${displayName}” answers from its owner’s sources. Quote what it cites, and say so when it has no answer.`,
    },
  );
  addAskTool(server, ctx, agentId, signal);
  addSearchTool(server, ctx, agentId);
  if (mayRead) addSources(server, ctx, agentId);
  return server;
}
