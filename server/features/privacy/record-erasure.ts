import type { ErasedCounts } from '#contract/privacy/privacy.schemas.ts';
import type { ErasureCause } from '#contract/privacy/privacy.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { erasure } from './privacy.table.ts';

/** Notes how much was erased, and nothing of what it was. Call it in the transaction of the erasure. */
export async function recordErasure(ctx: Context, cause: ErasureCause, counts: ErasedCounts): Promise<void> {
  const { id: workspaceId } = ctx.workspace;
  await ctx.db
    .insert(erasure)
    .values({ id: createId('era'), workspaceId, at: ctx.clock.now(), cause, ...counts });
  ctx.log.info({ workspaceId, cause, ...counts }, 'data of visitors erased');
}
