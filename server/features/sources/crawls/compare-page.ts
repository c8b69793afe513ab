import { and, eq } from 'drizzle-orm';
import type { ComparedLine, PageChange } from '#contract/crawls/crawls.schemas.ts';
import { compareTexts } from '#core/reading/comparing/compare-texts.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { pageChange } from '#server/features/sources/sources.table.ts';
import { getCrawl } from './get-crawl.ts';
import { presentChange } from './present-change.ts';

interface ChangePlace {
  agentId: string;
  sourceId: string;
  run: string;
  changeId: string;
}

/** The text of a changed page before and after a crawl; of one that is gone what it said, of a new one nothing. */
export async function comparePage(
  ctx: Context,
  { agentId, sourceId, run, changeId }: ChangePlace,
): Promise<PageChange & { lines: ComparedLine[] }> {
  const crawl = await getCrawl(ctx, agentId, sourceId, run);
  const [row] = await ctx.db
    .select()
    .from(pageChange)
    .where(
      and(
        inWorkspace(ctx, pageChange),
        eq(pageChange.sourceId, sourceId),
        eq(pageChange.run, crawl.run),
        eq(pageChange.id, changeId),
      ),
    );
  if (row === undefined) throw failure('not-found');
  return { ...presentChange(row), lines: linesOf(row) };
}

function linesOf({ before, after }: typeof pageChange.$inferSelect): ComparedLine[] {
  if (before === null) return [];
  if (after !== null) return compareTexts(before, after);
  return before.split('\n').map((text) => ({ kind: 'removed', parts: [{ kind: 'removed', text }] }));
}
