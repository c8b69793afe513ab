import { and, eq, ilike, or, sql } from 'drizzle-orm';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { PageStatus } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { isBeyondPlan } from '../documents/beyond-plan.ts';
import { presentPage } from '../documents/present-page.ts';
import { findSource } from '../find-source.ts';
import { document } from '../sources.table.ts';

/** The pages of a source, or the one document that any other source is. */
export async function listSourcePages(
  ctx: Context,
  agentId: string,
  sourceId: string,
  query: PageQuery & {
    status?: PageStatus | undefined;
    q?: string | undefined;
    leftOutBy?: 'plan' | undefined;
  },
) {
  await findSource(ctx, agentId, sourceId);
  const where = and(
    inWorkspace(ctx, document),
    eq(document.sourceId, sourceId),
    query.status === undefined ? undefined : eq(document.status, query.status),
    query.leftOutBy === undefined ? undefined : isBeyondPlan,
    query.q ? hasWords(query.q) : undefined,
  );
  return pageOf<SourcePage>(ctx, document, where, query, async (where, order, limit) => {
    const rows = await ctx.db.select().from(document).where(where).orderBy(order).limit(limit);
    return rows.map(presentPage);
  });
}

function hasWords(text: string) {
  const pattern = containing(text);
  return or(
    ilike(document.title, pattern),
    ilike(document.url, pattern),
    sql`exists (
      select 1 from passage where passage.document_id = ${document.id}
        and passage.version = ${document.liveVersion} and passage.text ilike ${pattern}
    )`,
  );
}
