import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { addressOf } from './address-of.ts';
import { findToolServer } from './find-tool-server.ts';
import { readTools } from './read-tools.ts';
import { storeListed } from './store-listed.ts';

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
  const listed = await readTools(ctx, addressOf(ctx, found), signal, found);
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    return storeListed(ctx, await findToolServer(ctx, agentId, toolServerId), listed);
  });
}
