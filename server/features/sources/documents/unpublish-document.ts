import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordGone } from '#server/features/sources/crawls/record-gone.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { noContent } from './no-content.ts';
import type { DocumentRow } from './open-document.ts';

/**
 * Takes a document out of answers at once: it is not part of the source, or no longer.
 * @param status `failed` for a page that is gone, `skipped` for one that was left out
 */
export function unpublishDocument(
  ctx: Context,
  row: Pick<DocumentRow, 'id' | 'sourceId' | 'address' | 'url' | 'title' | 'liveVersion' | 'seenInRun'>,
  status: 'skipped' | 'failed',
  reason: string,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`
      with unpublished as (
        select agent_id, live_version from document where id = ${row.id} and live_version > 0
      )
      update agent set index_version = index_version + 1 from unpublished where agent.id = unpublished.agent_id`);
    await recordGone(ctx, row, { run: row.seenInRun, reason });
    await ctx.db
      .update(document)
      .set({
        status,
        reason,
        ...noContent,
        updatedAt: ctx.clock.now(),
        checkedAt: ctx.clock.now(),
      })
      .where(eq(document.id, row.id));
    await ctx.db.execute(sql`delete from passage where document_id = ${row.id}`);
  });
}
