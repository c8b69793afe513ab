import { desc, type SQL, sql } from 'drizzle-orm';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import { keptCrawls } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { crawl } from '#server/features/sources/sources.table.ts';

/** Crawls as the API shows them, the newest first. */
export async function selectCrawls(ctx: Context, where: SQL | undefined): Promise<Crawl[]> {
  const changes = (kind: string) =>
    sql<number>`(select count(*) from page_change where page_change.source_id = crawl.source_id
      and page_change.run = crawl.run and page_change.kind = ${kind})`.mapWith(Number);
  const rows = await ctx.db
    .select({
      run: crawl.run,
      cause: crawl.cause,
      outcome: crawl.outcome,
      startedAt: crawl.startedAt,
      finishedAt: crawl.finishedAt,
      checked: crawl.checked,
      unchanged: crawl.unchanged,
      bytesFetched: crawl.bytesFetched,
      note: crawl.note,
      added: changes('added'),
      changed: changes('changed'),
      gone: changes('gone'),
    })
    .from(crawl)
    .where(where)
    .orderBy(desc(crawl.run))
    .limit(keptCrawls);
  return rows.map(({ run, cause, outcome, startedAt, finishedAt, bytesFetched, note, ...pages }) => ({
    run,
    cause,
    outcome,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    pages,
    bytesFetched,
    note,
  }));
}
