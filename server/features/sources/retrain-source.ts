import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { findSource } from './find-source.ts';
import { source } from './sources.table.ts';
import { trainingJobOf } from './training/training-job-of.ts';

/**
 * Reads the source again under a new run; what it says now goes on answering meanwhile. `conflict` while it is trained.
 */
export function retrainSource(ctx: Context, agentId: string, sourceId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const row = await findSource(ctx, agentId, sourceId, 'lock');
    if (row.status === 'queued' || row.status === 'training') {
      throw failure('conflict', {
        message: 'This source is already being trained. Wait until it is done, or stop it first.',
      });
    }
    const run = row.run + 1;
    await ctx.db
      .update(source)
      .set({ status: 'queued', run, done: 0, failed: 0, error: null })
      .where(eq(source.id, sourceId));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
    await ctx.jobs.addJob(ctx.db, trainingJobOf({ ...row, run }));
  });
}
