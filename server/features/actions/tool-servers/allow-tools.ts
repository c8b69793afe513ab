import { eq } from 'drizzle-orm';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { readToolFields } from '#core/actions/remote/read-tool-fields.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { findToolServer } from './find-tool-server.ts';
import { presentToolServer } from './present-tool-server.ts';
import { toolServer } from './tool-servers.table.ts';

/** Allows these tools of a remote server and no others; one that can't be used stays forbidden. */
export function allowTools(
  ctx: Context,
  agentId: string,
  toolServerId: string,
  names: readonly string[],
): Promise<ToolServer> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findToolServer(ctx, agentId, toolServerId);
    const tools = row.tools.map((tool) => ({
      ...tool,
      isAllowed: names.includes(tool.name) && readToolFields(tool.inputSchema).obstacle === null,
    }));
    await ctx.db.update(toolServer).set({ tools }).where(eq(toolServer.id, toolServerId));
    return presentToolServer({ ...row, tools });
  });
}
