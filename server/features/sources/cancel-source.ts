import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { closeCrawlRow } from './crawls/close-crawl-row.ts';
import { closeOpenDocuments } from './documents/close-open-documents.ts';
import { countDocuments } from './documents/count-documents.ts';
import { findSource } from './find-source.ts';
import { source } from './sources.table.ts';

/**
 * Stops the training and keeps what was read. The running job finds that its run is over at its next step and writes
 * nothing more. A source that is not being trained stays as it is.
 */
export function cancelSource(ctx: Context, agentId: string, sourceId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const row = await findSource(ctx, agentId, sourceId, 'lock');
    if (row.status !== 'queued' && row.status !== 'training') return;
    await closeOpenDocuments(ctx, sourceId, row.run);
    // All that answers, not what this run came to: pages of the run before go on.
    const counted = await countDocuments(ctx, sourceId);
    const hasText = counted.live > 0;
    await ctx.db
      .update(source)
      .set({
        status: hasText ? 'partial' : 'failed',
        run: row.run + 1,
        done: counted.ready,
        failed: counted.failed,
        total: counted.ready + counted.failed,
        error: hasText
          ? 'The training was stopped. What was read so far is kept.'
          : 'The training was stopped.',
        characters: counted.characters,
        ...(hasText ? { trainedAt: ctx.clock.now() } : {}),
      })
      .where(eq(source.id, sourceId));
    if (row.kind === 'website') {
      await closeCrawlRow(ctx, row, { outcome: 'stopped', note: null, tally: null });
    }
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
    // What was read so far stays with the agent.
    if (hasText)
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.trained', payload: { agentId, sourceId } });
  });
}
