import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

/** When training ends early: documents that were being read again keep their old text, new ones are dropped. */
export async function closeOpenDocuments(ctx: Context, sourceId: string, run: number): Promise<void> {
  const open = and(
    eq(document.sourceId, sourceId),
    lte(document.seenInRun, run),
    inArray(document.status, ['queued', 'training']),
  );
  await ctx.db
    .update(document)
    .set({ status: 'ready', updatedAt: ctx.clock.now() })
    .where(and(open, gt(document.liveVersion, 0)));
  // Again by its text: a job that does not know of the end may open another document between the two statements.
  await ctx.db.delete(document).where(and(open, eq(document.liveVersion, 0)));
}
