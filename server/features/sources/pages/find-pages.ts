import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import type { DocumentRow } from '#server/features/sources/documents/open-document.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

export interface PagesPlace {
  agentId: string;
  sourceId: string;
}

/** These pages of a website; `not-found` when one of them is not there, `cannot-process` for other sources. */
export async function findPages(
  ctx: Context,
  { id, kind }: Pick<SourceRow, 'id' | 'kind'>,
  pageIds: string[],
): Promise<DocumentRow[]> {
  const wanted = new Set(pageIds);
  const rows = await ctx.db
    .select()
    .from(document)
    .where(and(inWorkspace(ctx, document), eq(document.sourceId, id), inArray(document.id, [...wanted])));
  if (rows.length < wanted.size) throw failure('not-found');
  if (kind !== 'website') {
    throw failure('cannot-process', {
      message: 'Only a website has pages of its own. Train the source again, or delete it.',
    });
  }
  return rows;
}
