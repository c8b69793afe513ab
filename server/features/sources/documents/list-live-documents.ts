import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import type { DocumentRow } from './open-document.ts';

/** The pages of a source that answer now, by their addresses. */
export async function listLiveDocuments(
  ctx: Context,
  { id }: Pick<SourceRow, 'id'>,
): Promise<Map<string, DocumentRow>> {
  const rows = await ctx.db
    .select()
    .from(document)
    .where(and(eq(document.sourceId, id), gt(document.liveVersion, 0)));
  return new Map(rows.map((row) => [row.address, row]));
}
