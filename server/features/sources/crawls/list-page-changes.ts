import { and, eq } from 'drizzle-orm';
import type { PageChange } from '#contract/crawls/crawls.schemas.ts';
import type { PageChangeKind } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { pageChange } from '#server/features/sources/sources.table.ts';
import { getCrawl } from './get-crawl.ts';
import { presentChange } from './present-change.ts';

/** The pages that a crawl found added, changed or gone. */
export async function listPageChanges(
  ctx: Context,
  agentId: string,
  sourceId: string,
  run: string,
  query: PageQuery & { kind?: PageChangeKind | undefined },
) {
  const crawl = await getCrawl(ctx, agentId, sourceId, run);
  const where = and(
    inWorkspace(ctx, pageChange),
    eq(pageChange.sourceId, sourceId),
    eq(pageChange.run, crawl.run),
    query.kind === undefined ? undefined : eq(pageChange.kind, query.kind),
  );
  return pageOf<PageChange>(ctx, pageChange, where, query, async (where, order, limit) => {
    const rows = await ctx.db.select().from(pageChange).where(where).orderBy(order).limit(limit);
    return rows.map(presentChange);
  });
}
