import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

/** It could not be read; what it said before goes on answering. */
export async function failDocument(ctx: Context, documentId: string, reason: string): Promise<void> {
  await ctx.db
    .update(document)
    .set({ status: 'failed', reason, updatedAt: ctx.clock.now() })
    .where(eq(document.id, documentId));
}
