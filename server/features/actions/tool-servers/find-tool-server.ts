import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type ToolServerRow, toolServer } from './tool-servers.table.ts';

/** A remote server of an agent of this workspace, or `not-found`. */
export async function findToolServer(
  ctx: Context,
  agentId: string,
  toolServerId: string,
): Promise<ToolServerRow> {
  const [row] = await ctx.db
    .select()
    .from(toolServer)
    .where(
      and(inWorkspace(ctx, toolServer), eq(toolServer.agentId, agentId), eq(toolServer.id, toolServerId)),
    );
  if (row === undefined) throw failure('not-found');
  return row;
}
