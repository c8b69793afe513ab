import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { Context } from '#server/context.ts';
import { source } from './sources.table.ts';

/** Without the state of a crawl and what an owner wrote, which may each be megabytes. */
const {
  crawlState: _crawlState,
  lastCrawl: _lastCrawl,
  config: _config,
  ...columns
} = getTableColumns(source);

export async function selectSources(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Source[]> {
  const rows = await ctx.db
    .select({
      ...columns,
      // Of other kinds the stored form may be megabytes: it is not even opened.
      url: sql<string | null>`case when ${source.kind} = 'website' then ${source.config}->>'url' end`,
    })
    .from(source)
    .where(where)
    .orderBy(order)
    .limit(limit);
  const isMeant = ctx.embeddingModels.state() === 'ok';
  return rows.map((row) => ({
    id: row.id,
    agentId: row.agentId,
    kind: row.kind,
    title: row.title,
    url: row.url,
    status: row.status,
    progress: { done: row.done, failed: row.failed, total: row.total },
    meaning: isMeant ? { done: row.meaningDone, total: row.meaningTotal } : { done: 0, total: 0 },
    characters: row.characters,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    trainedAt: row.trainedAt?.toISOString() ?? null,
    schedule: row.schedule,
    nextCrawlAt: row.nextCrawlAt?.toISOString() ?? null,
  }));
}
