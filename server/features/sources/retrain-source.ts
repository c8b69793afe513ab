import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { assertNotOverused } from '#server/quota/assert-not-overused.ts';
import { findSource } from './find-source.ts';
import { beginRun } from './training/begin-run.ts';

/**
 * Reads the source again under a new run; what it says now goes on answering meanwhile. `conflict` while it is
 * trained, `plan-limit` where the agent has more than the plan allows.
 */
export function retrainSource(ctx: Context, agentId: string, sourceId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const row = await findSource(ctx, agentId, sourceId, 'lock');
    if (row.status === 'queued' || row.status === 'training') {
      throw failure('conflict', {
        message: 'This source is already being trained. Wait until it is done, or stop it first.',
      });
    }
    await assertNotOverused(ctx, agentId);
    await beginRun(ctx, row, { cause: 'owner' });
  });
}
