import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

/**
 * It could not be read; what it said before goes on answering.
 * @param missingInRun the run that found no page at its address, if that is why
 */
export async function failDocument(
  ctx: Context,
  documentId: string,
  reason: string,
  missingInRun: number | null = null,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(document)
    .set({
      status: 'failed',
      reason,
      updatedAt: now,
      checkedAt: now,
      missingInRun: sql`coalesce(${document.missingInRun}, ${missingInRun}::int)`,
    })
    .where(and(eq(document.id, documentId), eq(document.isRemoved, false)));
}
