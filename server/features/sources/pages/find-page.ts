import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import type { DocumentRow } from '#server/features/sources/documents/open-document.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { document } from '#server/features/sources/sources.table.ts';

export interface PagePlace {
  agentId: string;
  sourceId: string;
  pageId: string;
}

/** The page of this source in this workspace, or `not-found`. */
export async function findPage(ctx: Context, { agentId, sourceId, pageId }: PagePlace): Promise<DocumentRow> {
  await findSource(ctx, agentId, sourceId);
  const [row] = await ctx.db
    .select()
    .from(document)
    .where(and(inWorkspace(ctx, document), eq(document.sourceId, sourceId), eq(document.id, pageId)));
  if (row === undefined) throw failure('not-found');
  return row;
}
