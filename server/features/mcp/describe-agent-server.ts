import type { Client } from '@modelcontextprotocol/client';
import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { McpServerState } from '#contract/mcp/mcp.schemas.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { agentServerPath } from './agent-server-path.ts';
import { visitAgentServer } from './visit-agent-server.ts';

/** What a client finds at the agent's MCP server, and with which scopes; throws `not-found`. */
export async function describeAgentServer(
  ctx: Context,
  agentId: string,
  signal: AbortSignal,
): Promise<McpServerState> {
  await findAgent(ctx, agentId);
  const all = await visitAgentServer(ctx, agentId, { mayRead: true, signal }, list);
  const fewer = await visitAgentServer(ctx, agentId, { mayRead: false, signal }, list);
  const describe = (
    {
      name,
      title = name,
      description = '',
    }: { name: string; title?: string | undefined; description?: string | undefined },
    withoutRead: readonly { name: string }[],
  ) => {
    const isForChat = withoutRead.some((each) => each.name === name);
    const scopes: ApiKeyScope[] = isForChat ? ['chat'] : ['chat', 'read'];
    return { name, title, description, scopes };
  };
  return {
    url: baseUrl(ctx.config) + agentServerPath(agentId),
    tools: all.tools.map((tool) => describe(tool, fewer.tools)),
    resources: all.resources.map(({ uriTemplate, ...resource }) => ({
      ...describe(resource, fewer.resources),
      uriTemplate,
    })),
  };
}

async function list(client: Client) {
  const { tools } = await client.listTools();
  const hasResources = client.getServerCapabilities()?.resources !== undefined;
  const resources = hasResources ? (await client.listResourceTemplates()).resourceTemplates : [];
  return { tools, resources };
}
