import { eq, sql } from 'drizzle-orm';
import type { PageMatch } from '#contract/source-pages/source-pages.schemas.ts';
import { isIncluded } from '#core/crawling/scope/is-included.ts';
import type { Context } from '#server/context.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { document, source } from '#server/features/sources/sources.table.ts';

const mostExamples = 20;

/** Which of the pages that are known, those that earlier crawls found linked included, a set of paths keeps. */
export async function matchPages(
  ctx: Context,
  agentId: string,
  sourceId: string,
  patterns: { include: string[]; exclude: string[] },
): Promise<PageMatch> {
  await findSource(ctx, agentId, sourceId);
  const [stored, linked] = await Promise.all([
    ctx.db.select({ url: document.url }).from(document).where(eq(document.sourceId, sourceId)),
    ctx.db
      .select({ urls: sql<string[] | null>`${source.lastCrawl} #> '{links,urls}'` })
      .from(source)
      .where(eq(source.id, sourceId)),
  ]);
  const known = new Set<string>(linked[0]?.urls ?? []);
  for (const { url } of stored) if (url !== null) known.add(url);
  const kept: string[] = [];
  const leftOut: string[] = [];
  for (const url of known) (isIncluded(url, patterns) ? kept : leftOut).push(url);
  const some = (urls: string[]) => urls.sort().slice(0, mostExamples);
  return {
    known: known.size,
    kept: kept.length,
    examples: { kept: some(kept), leftOut: some(leftOut) },
  };
}
