import { and, asc, eq } from 'drizzle-orm';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { presentToolServer } from './present-tool-server.ts';
import { toolServer } from './tool-servers.table.ts';

/** The remote servers of an agent, in the order in which they were connected. */
export async function listToolServers(ctx: Context, agentId: string): Promise<ToolServer[]> {
  await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select()
    .from(toolServer)
    .where(and(inWorkspace(ctx, toolServer), eq(toolServer.agentId, agentId)))
    .orderBy(asc(toolServer.id));
  return rows.map(presentToolServer);
}
