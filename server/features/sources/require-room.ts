import { plans } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { countSourceUsage, type SourceUsage } from './count-source-usage.ts';
import { describeLimit } from './describe-limit.ts';

/**
 * Throws `plan-limit` when the agent's sources cannot grow by so much. True for as long as the caller's transaction
 * holds the lock of the agent.
 */
export async function requireRoom(
  ctx: Context,
  agentId: string,
  wanted: Partial<SourceUsage>,
): Promise<void> {
  const used = await countSourceUsage(ctx, agentId);
  for (const meter of ['links', 'files', 'characters'] as const) {
    const limit = plans[ctx.workspace.plan].limits[meter];
    const more = wanted[meter] ?? 0;
    if (more > 0 && limit !== null && used[meter] + more > limit) {
      throw failure('plan-limit', { message: describeLimit[meter](limit) });
    }
  }
}
