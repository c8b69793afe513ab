import { inArray } from 'drizzle-orm';
import { createFrontier } from '#core/crawling/frontier/create-frontier.ts';
import { offerUrls } from '#core/crawling/frontier/offer-urls.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import type { CrawlState } from '#server/features/sources/crawling/crawl-state.ts';
import { withoutFailed } from '#server/features/sources/documents/without-failed.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { beginRun } from '#server/features/sources/training/begin-run.ts';
import { assertNotOverused } from '#server/quota/assert-not-overused.ts';
import { findPages, type PagesPlace } from './find-pages.ts';

/**
 * Reads some pages of a website again, whatever the website says about changes; what else there is stays as it is. Pages
 * that were removed come back. `conflict` while the source is trained, `cannot-process` for what is no website.
 */
export function retrainPages(ctx: Context, place: PagesPlace, pageIds: string[]): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const row = await findSource(ctx, place.agentId, place.sourceId, 'lock');
    const pages = await findPages(ctx, row, pageIds);
    if (row.status === 'queued' || row.status === 'training') {
      throw failure('conflict', {
        message: 'This source is already being trained. Wait until it is done, or stop it first.',
      });
    }
    await assertNotOverused(ctx, place.agentId);
    await ctx.db.update(document).set({ isRemoved: false }).where(inArray(document.id, pageIds));
    const crawlState = stateFor(
      row.run + 1,
      pages.map(({ address }) => address),
      row.error,
    );
    await beginRun(ctx, row, { cause: 'pages', changes: { crawlState } });
  });
}

/** A crawl that has found these pages already, and looks for no others. */
function stateFor(run: number, addresses: string[], note: string | null): CrawlState {
  const frontier = createFrontier({
    mode: 'sitemap',
    startUrl: addresses[0] ?? '',
    reach: 'host',
    pathPrefix: null,
    include: [],
    exclude: [],
    maxPages: addresses.length,
    maxDepth: null,
  });
  offerUrls(frontier, addresses, { depth: 1, via: 'sitemap' });
  const kept = withoutFailed(note);
  return {
    run,
    elapsedMs: 0,
    frontier,
    haveSitemapsBeenRead: true,
    hadTrouble: false,
    links: { urls: [], of: {}, count: 0 },
    tally: { checked: 0, unchanged: 0, bytesFetched: 0 },
    isOfPages: true,
    ...(kept === '' ? {} : { notes: [kept] }),
  };
}
