import { and, eq, lt, sql } from 'drizzle-orm';
import type { SourceStatus } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { countDocuments } from '#server/features/sources/documents/count-documents.ts';
import { settleOpenDocuments } from '#server/features/sources/documents/settle-open-documents.ts';
import { document, type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { recordEvent } from '#server/jobs/record-event.ts';

interface Ending {
  /** Sentences for the owner about what stood in the way; any makes the source partial. */
  notes: string[];
  /** All that there is was seen: documents that were not are gone from the source and stop answering. */
  isComplete: boolean;
  /** What the next run may use. */
  crawlState?: object | null;
}

/** Gives a run its final status from what became of its documents. Does nothing for a run that has been overtaken. */
export function finishTraining(ctx: Context, row: SourceRow, { notes, isComplete, crawlState }: Ending) {
  const { id: sourceId, agentId, run } = row;
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
    const [current] = await ctx.db
      .select({ id: source.id })
      .from(source)
      .where(and(eq(source.id, sourceId), eq(source.run, run)))
      .for('update');
    if (current === undefined) return;
    await settleOpenDocuments(ctx, sourceId, run);
    if (isComplete) await removeUnseen(ctx, row);
    const counted = await countDocuments(ctx, sourceId);
    const status: SourceStatus =
      counted.live === 0 ? 'failed' : counted.failed > 0 || notes.length > 0 ? 'partial' : 'ready';
    const failures =
      counted.failed > 0 && row.kind === 'website'
        ? [counted.failed === 1 ? '1 page could not be read.' : `${counted.failed} pages could not be read.`]
        : [];
    const reasons =
      status === 'failed'
        ? [...notes, counted.reason ?? 'There was nothing to read.']
        : [...notes, ...failures];
    await ctx.db
      .update(source)
      .set({
        status,
        done: counted.ready,
        failed: counted.failed,
        total: counted.ready + counted.failed,
        characters: counted.characters,
        error: status === 'ready' ? null : (status === 'failed' ? reasons.slice(0, 1) : reasons).join(' '),
        crawlState: crawlState ?? null,
        ...(counted.live > 0 ? { trainedAt: ctx.clock.now() } : {}),
      })
      .where(eq(source.id, sourceId));
    const payload = { agentId, sourceId };
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload });
    if (counted.live > 0) await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.trained', payload });
  });
}

async function removeUnseen(ctx: Context, { id, agentId, run }: SourceRow): Promise<void> {
  const removed = await ctx.db
    .delete(document)
    .where(and(eq(document.sourceId, id), lt(document.seenInRun, run)))
    .returning({ liveVersion: document.liveVersion });
  if (removed.some(({ liveVersion }) => liveVersion > 0)) {
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
  }
}
