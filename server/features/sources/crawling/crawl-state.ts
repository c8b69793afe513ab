import type { Frontier } from '#core/crawling/frontier/frontier.ts';
import type { Context } from '#server/context.ts';
import type { SourceRow } from '#server/features/sources/sources.table.ts';
import type { WebsiteRobots } from './create-website-robots.ts';

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
  /** What ends it before its time; `stale`: it was cancelled, started again or deleted. */
  stoppedBy: 'links' | 'characters' | 'time' | 'busy' | 'stale' | null;
}
