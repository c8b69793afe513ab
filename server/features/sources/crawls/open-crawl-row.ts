import type { CrawlCause } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { crawl, type SourceRow } from '#server/features/sources/sources.table.ts';

/** Notes that a website is about to be read. Nothing for a run that is noted already. */
export async function openCrawlRow(
  ctx: Context,
  { id, workspaceId, run }: Pick<SourceRow, 'id' | 'workspaceId' | 'run'>,
  cause: CrawlCause,
): Promise<void> {
  await ctx.db
    .insert(crawl)
    .values({ sourceId: id, run, workspaceId, cause, startedAt: ctx.clock.now() })
    .onConflictDoNothing();
}
