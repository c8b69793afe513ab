import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import type { SourceRow } from '#server/features/sources/sources.table.ts';
import { countedCharacters } from '#server/features/sources/standby/counted-characters.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/**
 * Counts the documents of the source again, so that no count drifts over restarts, and tells the followers.
 * @param waiting documents still to come; null leaves the total as it is
 * @returns false when the source has moved on to another run or is gone
 */
export function updateProgress(
  ctx: Context,
  { id, agentId, run }: Pick<SourceRow, 'id' | 'agentId' | 'run'>,
  waiting: number | null,
): Promise<boolean> {
  return withTransaction(ctx, async (ctx) => {
    const result = await ctx.db.execute(sql`
      update source set done = counted.done, failed = counted.failed,
        total = coalesce(counted.done + counted.failed + ${waiting}::int, greatest(total, counted.done + counted.failed)),
        characters = greatest(counted.characters, case when kind in ('text', 'qa') then source.characters else 0 end)
      from (
        select
          count(*) filter (where seen_in_run = ${run} and status = 'ready') as done,
          count(*) filter (where seen_in_run = ${run} and status = 'failed') as failed,
          coalesce(sum(${countedCharacters}), 0) as characters
        from document where source_id = ${id}
      ) as counted
      where source.id = ${id} and source.run = ${run}`);
    if (result.rowCount === 0) return false;
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'source.changed',
      payload: { agentId, sourceId: id },
    });
    return true;
  });
}
