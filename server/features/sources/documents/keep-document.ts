import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

/** It is as it was at the last reading. */
export async function keepDocument(
  ctx: Context,
  documentId: string,
  validators: { etag: string | null; lastModified: string | null } | null,
): Promise<void> {
  await ctx.db
    .update(document)
    .set({ status: 'ready', reason: null, updatedAt: ctx.clock.now(), ...(validators ?? {}) })
    .where(eq(document.id, documentId));
}
