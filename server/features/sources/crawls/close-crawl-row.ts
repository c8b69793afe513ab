import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { type CrawlOutcome, keptCrawls } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { crawl, type SourceRow } from '#server/features/sources/sources.table.ts';
import type { CrawlTally } from './crawl-tally.ts';

interface Closing {
  outcome: CrawlOutcome;
  note: string | null;
  /** Null for what it had come to by then. */
  tally: CrawlTally | null;
}

/** Notes how a run of a website ended, and forgets those before the last few with their changes. */
export async function closeCrawlRow(
  ctx: Context,
  { id, run }: Pick<SourceRow, 'id' | 'run'>,
  { outcome, note, tally }: Closing,
): Promise<void> {
  await ctx.db
    .update(crawl)
    .set({ outcome, note, finishedAt: ctx.clock.now(), ...(tally ?? {}) })
    .where(and(eq(crawl.sourceId, id), eq(crawl.run, run), isNull(crawl.finishedAt)));
  const oldestKept = ctx.db
    .select({ run: crawl.run })
    .from(crawl)
    .where(eq(crawl.sourceId, id))
    .orderBy(desc(crawl.run))
    .limit(1)
    .offset(keptCrawls - 1);
  await ctx.db.delete(crawl).where(and(eq(crawl.sourceId, id), lt(crawl.run, sql`(${oldestKept})`)));
}
