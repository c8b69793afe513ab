import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import type { DocumentRow } from './open-document.ts';

/**
 * A page that answers turned out to be no page of its own any more. Whether its text goes is decided at the end of the
 * run, as a website under maintenance says this of all of its pages.
 */
export async function leaveDocument(
  ctx: Context,
  { id, seenInRun }: Pick<DocumentRow, 'id' | 'seenInRun'>,
  reason: string,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(document)
    .set({
      status: 'skipped',
      reason,
      missingInRun: sql`coalesce(${document.missingInRun}, ${seenInRun})`,
      updatedAt: now,
      checkedAt: now,
    })
    .where(and(eq(document.id, id), eq(document.isRemoved, false)));
}
