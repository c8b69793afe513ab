import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmbedding } from '#server/features/sources/meaning/queue-embedding.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { recountSources } from './recount-sources.ts';
import { swapStandby } from './swap-standby.ts';

/** Goes back to the texts that answered before the last publication; the newer ones wait. */
export function restoreBefore(ctx: Context, agentId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
    const swapped = await swapStandby(ctx, agentId, { kind: 'before', which: sql`true` });
    if (swapped === 0) return;
    await queueEmbedding(ctx, { workspaceId: ctx.workspace.id, agentId });
    const sources = await ctx.db
      .selectDistinct({ id: document.sourceId })
      .from(document)
      .where(eq(document.agentId, agentId));
    await recountSources(ctx, agentId, new Set(sources.map(({ id }) => id)));
  });
}
