import { createFrontier, type Frontier, releasePages } from '#core/crawling/frontier.ts';
import type { Context } from '#server/context.ts';
import type { SourceConfig, SourceRow } from '#server/features/sources/sources.table.ts';
import type { WebsiteRobots } from './website-robots.ts';

/** What is stored of a crawl: enough to go on after a restart, and for the next run to spare unchanged pages. */
export interface CrawlState {
  run: number;
  /** Time it has taken, without that between an interruption and going on. */
  elapsedMs: number;
  frontier: Frontier;
  haveSitemapsBeenRead: boolean;
  /** Some page could not be had, so that others may have stayed unseen. */
  hadTrouble: boolean;
  links: PageLinks;
}

/** Where each page links to, as numbers of a common list: menus repeat on every page. */
export interface PageLinks {
  urls: string[];
  of: Record<string, number[]>;
  count: number;
}

const noLinks = (): PageLinks => ({ urls: [], of: {}, count: 0 });

/** A crawl under way. */
export interface Crawl {
  ctx: Context;
  row: SourceRow;
  state: CrawlState;
  /** From the run before. */
  lastLinks: PageLinks;
  linkNumbers: Map<string, number>;
  robotsOf(url: string): Promise<WebsiteRobots>;
  signal: AbortSignal;
  /** Pages in a row that the website did not give because it asks to be left alone, and what it asked last. */
  busyInARow: number;
  lastPause: string | null;
  /** What ends it before its time; `stale`: it was cancelled, begun anew or deleted. */
  stoppedBy: 'links' | 'characters' | 'time' | 'busy' | 'stale' | null;
}

/** Beyond so many, the links of further pages are not kept; those pages are fetched whole at the next run. */
const maximumLinks = 200_000;

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

export function rememberLinks(
  links: PageLinks,
  numbers: Map<string, number>,
  page: string,
  urls: string[],
): void {
  if (numbers.size === 0) for (const [number, url] of links.urls.entries()) numbers.set(url, number);
  if (links.count + urls.length > maximumLinks) return;
  links.count += urls.length;
  links.of[page] = urls.map((url) => {
    const known = numbers.get(url);
    if (known !== undefined) return known;
    numbers.set(url, links.urls.length);
    return links.urls.push(url) - 1;
  });
}

/** Null when they were not kept. */
export function linksOf(links: PageLinks, page: string): string[] | null {
  return links.of[page]?.map((number) => links.urls[number] ?? '') ?? null;
}
