import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

/** Addresses of pages that their owner took out of the source. */
export async function listRemovedAddresses(ctx: Context, { id }: Pick<SourceRow, 'id'>): Promise<string[]> {
  const rows = await ctx.db
    .select({ address: document.address })
    .from(document)
    .where(and(eq(document.sourceId, id), eq(document.isRemoved, true)));
  return rows.map(({ address }) => address);
}
