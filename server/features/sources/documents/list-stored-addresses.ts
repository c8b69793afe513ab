import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

/** Addresses of what this run of the source has read so far and may answer. */
export async function listStoredAddresses(ctx: Context, { id, run }: SourceRow): Promise<string[]> {
  const rows = await ctx.db
    .select({ address: document.address })
    .from(document)
    .where(and(eq(document.sourceId, id), eq(document.seenInRun, run), eq(document.status, 'ready')));
  return rows.map(({ address }) => address);
}
