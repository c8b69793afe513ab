import { and, eq } from 'drizzle-orm';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { crawl } from '#server/features/sources/sources.table.ts';
import { selectCrawls } from './select-crawls.ts';

/** One crawl of a source; `not-found` also once it is not kept any more. */
export async function getCrawl(ctx: Context, agentId: string, sourceId: string, run: string): Promise<Crawl> {
  await findSource(ctx, agentId, sourceId);
  // No other number is one of a crawl.
  if (!/^\d{1,9}$/.test(run)) throw failure('not-found');
  const where = and(inWorkspace(ctx, crawl), eq(crawl.sourceId, sourceId), eq(crawl.run, Number(run)));
  const [found] = await selectCrawls(ctx, where);
  if (found === undefined) throw failure('not-found');
  return found;
}
