import type { Context } from '#server/context.ts';
import { discardWaiting } from '#server/features/sources/standby/discard-waiting.ts';
import { decideHeldTraining } from './decide-held-training.ts';

/** Deletes the text of a training that is held back; the agent goes on with the text before. */
export function discardHeldTraining(ctx: Context, agentId: string): Promise<void> {
  return decideHeldTraining(ctx, agentId, 'discarded', discardWaiting);
}
