import type { Context } from '#server/context.ts';
import { publishWaiting } from '#server/features/sources/standby/publish-waiting.ts';
import { decideHeldTraining } from './decide-held-training.ts';

/** Lets a training answer that is held back, whatever its tests say. */
export function publishHeldTraining(ctx: Context, agentId: string): Promise<void> {
  return decideHeldTraining(ctx, agentId, 'published', (ctx) => publishWaiting(ctx, agentId));
}
