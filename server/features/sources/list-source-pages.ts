import { and, eq } from 'drizzle-orm';
import type { SourcePage } from '#contract/sources/sources.schemas.ts';
import type { PageStatus } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { findSource } from './find-source.ts';
import { document } from './sources.table.ts';

/** The pages of a source, or the one document that any other source is. */
export async function listSourcePages(
  ctx: Context,
  agentId: string,
  sourceId: string,
  query: PageQuery & { status?: PageStatus | undefined },
) {
  await findSource(ctx, agentId, sourceId);
  const where = and(
    inWorkspace(ctx, document),
    eq(document.sourceId, sourceId),
    query.status === undefined ? undefined : eq(document.status, query.status),
  );
  return pageOf<SourcePage>(ctx, document, where, query, async (where, order, limit) => {
    const rows = await ctx.db.select().from(document).where(where).orderBy(order).limit(limit);
    return rows.map(({ id, url, title, status, characters, reason, updatedAt }) => ({
      id,
      url,
      title,
      status,
      characters,
      reason,
      updatedAt: updatedAt.toISOString(),
    }));
  });
}
