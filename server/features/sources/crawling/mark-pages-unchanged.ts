import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { dropStandby } from '#server/features/sources/standby/drop-standby.ts';

/** A page that is as it was at the last reading. */
export interface UnchangedPage {
  documentId: string;
  /** What the website calls it now; null when it was not sent again. */
  sent: { etag: string | null; lastModified: string | null; bodyHash: string } | null;
}

/**
 * Notes pages that have not changed, many in one statement: most pages of most crawls are such. Nothing once the source
 * has moved on to another run.
 */
export async function markPagesUnchanged(
  ctx: Context,
  { id, run }: Pick<SourceRow, 'id' | 'run'>,
  pages: readonly UnchangedPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const column = <T>(pick: (page: UnchangedPage) => T) => sql.param(pages.map(pick));
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx) => {
    // Before its documents, in the order of the whole product: others that write many of them hold it too.
    const [current] = await ctx.db
      .select({ id: source.id })
      .from(source)
      .where(and(eq(source.id, id), eq(source.run, run)))
      .for('share');
    if (current === undefined) return;
    await ctx.db.execute(sql`
      update document set status = 'ready', reason = null, missing_in_run = null, seen_in_run = ${run},
        updated_at = ${now}, checked_at = ${now},
        etag = case when kept.is_sent then kept.etag else document.etag end,
        last_modified = case when kept.is_sent then kept.last_modified else document.last_modified end,
        body_hash = case when kept.is_sent then kept.body_hash else document.body_hash end
      from unnest(
        ${column(({ documentId }) => documentId)}::text[],
        ${column(({ sent }) => sent !== null)}::bool[],
        ${column(({ sent }) => sent?.etag ?? null)}::text[],
        ${column(({ sent }) => sent?.lastModified ?? null)}::text[],
        ${column(({ sent }) => sent?.bodyHash ?? null)}::text[]
      ) as kept (id, is_sent, etag, last_modified, body_hash)
      where document.id = kept.id and document.source_id = ${id} and not document.is_removed`);
    const ids = sql.param(pages.map(({ documentId }) => documentId));
    await dropStandby(ctx, {
      kind: 'waiting',
      which: sql`document.source_id = ${id} and document.id = any(${ids}::text[])`,
    });
  });
}
