import { createFrontier } from '#core/crawling/frontier/create-frontier.ts';
import { releasePages } from '#core/crawling/frontier/release-pages.ts';
import type { SourceConfig, SourceRow } from '#server/features/sources/sources.table.ts';
import type { CrawlState, PageLinks } from './crawl-state.ts';

const noLinks = (): PageLinks => ({ urls: [], of: {}, count: 0 });

/** Goes on with a run that was interrupted, or begins one. */
export function openCrawl(
  row: SourceRow,
  config: Extract<SourceConfig, { kind: 'website' }>,
  maxPages: number,
): { state: CrawlState; lastLinks: PageLinks } {
  const stored = row.crawlState as Partial<CrawlState> | null;
  if (stored?.run === row.run && stored.frontier !== undefined) {
    const state = stored as CrawlState;
    releasePages(state.frontier);
    return { state, lastLinks: noLinks() };
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
  return {
    state: {
      run: row.run,
      elapsedMs: 0,
      frontier,
      haveSitemapsBeenRead: false,
      hadTrouble: false,
      links: noLinks(),
    },
    lastLinks: stored?.links ?? noLinks(),
  };
}
