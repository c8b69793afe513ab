import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

/** Addresses of pages that answer although this run has not found them, and how many pages answer in all. */
export async function listUnseenAddresses(
  ctx: Context,
  { id, run }: Pick<SourceRow, 'id' | 'run'>,
): Promise<{ unseen: string[]; total: number }> {
  const rows = await ctx.db
    .select({ address: document.address, seenInRun: document.seenInRun })
    .from(document)
    .where(and(eq(document.sourceId, id), gt(document.liveVersion, 0)));
  const unseen = rows.filter(({ seenInRun }) => seenInRun < run).map(({ address }) => address);
  return { unseen, total: rows.length };
}
