import { and, eq } from 'drizzle-orm';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { crawl } from '#server/features/sources/sources.table.ts';
import { selectCrawls } from './select-crawls.ts';

/** The crawls of a source that are kept, the newest first; none for what is no website. */
export async function listCrawls(
  ctx: Context,
  agentId: string,
  sourceId: string,
): Promise<{ data: Crawl[] }> {
  await findSource(ctx, agentId, sourceId);
  return { data: await selectCrawls(ctx, and(inWorkspace(ctx, crawl), eq(crawl.sourceId, sourceId))) };
}
