import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmbedding } from '#server/features/sources/meaning/queue-embedding.ts';
import { dropStandby } from './drop-standby.ts';
import { listWaiting, type WaitingDocument } from './list-waiting.ts';
import { recountSources } from './recount-sources.ts';
import { swapStandby } from './swap-standby.ts';

/**
 * Makes texts that wait answer, all from the same question on; those that answered until now stay to go back to, and
 * those before them go.
 * @param tested these versions alone; all that wait when absent
 */
export function publishWaiting(
  ctx: Context,
  agentId: string,
  tested?: readonly WaitingDocument[],
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
    const chosen = tested ?? (await listWaiting(ctx, agentId));
    if (chosen.length === 0) return;
    await dropStandby(ctx, { kind: 'before', which: sql`document.agent_id = ${agentId}` });
    const ids = sql.param(chosen.map(({ id }) => id));
    const versions = sql.param(chosen.map(({ version }) => version));
    await swapStandby(ctx, agentId, {
      kind: 'waiting',
      which: sql`(id, (standby ->> 'version')::int) in (select * from unnest(${ids}::text[], ${versions}::int[]))`,
    });
    await queueEmbedding(ctx, { workspaceId: ctx.workspace.id, agentId });
    await recountSources(ctx, agentId, new Set(chosen.map(({ sourceId }) => sourceId)));
  });
}
