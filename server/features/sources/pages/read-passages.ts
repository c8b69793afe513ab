import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { readPassages as endpoint } from '#contract/source-pages/source-pages.endpoints.ts';
import { findQuote } from '#core/reading/quotes/find-quote.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { findSource } from '../find-source.ts';
import { document, passage } from '../sources.table.ts';

/** Passages before and after the quote; of a page without it, so many of its beginning. */
const around = 20;

/**
 * The text of a page as the agent read it last, in its passages, around a quote. `not-found` for a page that is no longer
 * in the source.
 */
export async function readPassages(
  ctx: Context,
  agentId: string,
  sourceId: string,
  { url, quote = '' }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  await findSource(ctx, agentId, sourceId);
  const [page] = await ctx.db
    .select()
    .from(document)
    .where(
      and(
        inWorkspace(ctx, document),
        eq(document.sourceId, sourceId),
        url === undefined ? undefined : eq(document.url, url),
      ),
    )
    .orderBy(asc(document.id))
    .limit(1);
  if (page === undefined || page.liveVersion === 0) throw failure('not-found');
  const rows = await ctx.db
    .select({ headings: passage.headingPath, text: passage.text })
    .from(passage)
    .where(and(eq(passage.documentId, page.id), eq(passage.version, page.liveVersion)))
    .orderBy(passage.position);
  const found = findQuote(
    rows.map(({ text }) => text),
    quote,
  );
  const from = Math.max(0, (found ?? 0) - around);
  const to = Math.min(rows.length, (found ?? 0) + around + 1);
  return {
    title: page.title,
    url: page.url,
    readAt: (page.readAt ?? page.updatedAt).toISOString(),
    passages: rows.slice(from, to),
    found: found === null ? null : found - from,
    before: from,
    after: rows.length - to,
  };
}
