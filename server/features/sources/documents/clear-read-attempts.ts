import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

/** When a training is interrupted in good order: none of its documents was what stopped it. */
export async function clearReadAttempts(ctx: Context, sourceId: string): Promise<void> {
  await ctx.db
    .update(document)
    .set({ readAttempts: 0 })
    .where(and(eq(document.sourceId, sourceId), eq(document.status, 'training')));
}
