import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { addressOf } from './address-of.ts';
import { findToolServer } from './find-tool-server.ts';
import { presentToolServer } from './present-tool-server.ts';
import { readTools } from './read-tools.ts';
import { toolServer } from './tool-servers.table.ts';

/**
 * Lists the tools of a remote server again. What has changed since it was allowed has to be allowed again: a server could give another
 * meaning to a name. `cannot-process` where it does not answer.
 */
export async function refreshToolServer(
  ctx: Context,
  agentId: string,
  toolServerId: string,
  signal: AbortSignal,
): Promise<ToolServer> {
  const found = await findToolServer(ctx, agentId, toolServerId);
  const listed = await readTools(ctx, addressOf(ctx, found), signal);
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findToolServer(ctx, agentId, toolServerId);
    const tools = listed.map((tool) => ({
      ...tool,
      isAllowed: row.tools.some((before) => isDeepStrictEqual(before, { ...tool, isAllowed: true })),
    }));
    const changes = { tools, listedAt: ctx.clock.now() };
    await ctx.db.update(toolServer).set(changes).where(eq(toolServer.id, toolServerId));
    return presentToolServer({ ...row, ...changes });
  });
}
