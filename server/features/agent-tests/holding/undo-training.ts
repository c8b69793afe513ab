import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { countStandby } from '#server/features/sources/standby/count-standby.ts';
import { discardWaiting } from '#server/features/sources/standby/discard-waiting.ts';
import { restoreBefore } from '#server/features/sources/standby/restore-before.ts';
import { decideHeldTraining } from './decide-held-training.ts';

/**
 * Takes the last published training back: the texts before answer again, and its own are deleted until the next training
 * reads them. `conflict` while a newer one is held back.
 */
export function undoTraining(ctx: Context, agentId: string): Promise<void> {
  return decideHeldTraining(ctx, agentId, 'discarded', async (ctx) => {
    if ((await countStandby(ctx, agentId)).waiting > 0) {
      throw failure('conflict', {
        message: 'A newer training is held back. Publish or discard it first.',
      });
    }
    await restoreBefore(ctx, agentId);
    await discardWaiting(ctx, agentId);
  });
}
