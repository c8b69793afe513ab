import { createFrontier } from '#core/crawling/frontier/create-frontier.ts';
import { releasePages } from '#core/crawling/frontier/release-pages.ts';
import type { SourceConfig, SourceRow } from '#server/features/sources/sources.table.ts';
import type { CrawlState } from './crawl-state.ts';
import type { LastCrawl } from './last-crawl.ts';

const noLast = (): LastCrawl => ({ links: { urls: [], of: {}, count: 0 }, settings: '' });

/** Goes on with a run that was interrupted, or begins one. */
export function openCrawl(
  row: SourceRow,
  config: Extract<SourceConfig, { kind: 'website' }>,
  maxPages: number,
): { state: CrawlState; last: LastCrawl } {
  const stored = row.crawlState as Partial<CrawlState> | null;
  const last = row.lastCrawl ?? noLast();
  if (stored?.run === row.run && stored.frontier !== undefined) {
    const state = stored as CrawlState;
    // Stored by a version that did not count yet.
    state.tally ??= noTally();
    releasePages(state.frontier);
    return { state, last };
  }
  const frontier = createFrontier({
    mode: config.mode,
    startUrl: config.url,
    reach: 'host',
    pathPrefix: null,
    include: config.include,
    exclude: config.exclude,
    maxPages,
    maxDepth: null,
  });
  const state: CrawlState = {
    run: row.run,
    elapsedMs: 0,
    frontier,
    haveSitemapsBeenRead: false,
    hadTrouble: false,
    links: noLast().links,
    tally: noTally(),
  };
  return { state, last };
}

const noTally = () => ({ checked: 0, unchanged: 0, bytesFetched: 0 });
