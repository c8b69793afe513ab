import type { Frontier } from '#core/crawling/frontier/frontier.ts';
import type { Context } from '#server/context.ts';
import type { CrawlTally } from '#server/features/sources/crawls/crawl-tally.ts';
import type { DocumentRow } from '#server/features/sources/documents/open-document.ts';
import type { SourceRow } from '#server/features/sources/sources.table.ts';
import type { WebsiteRobots } from './create-website-robots.ts';
import type { LastCrawl, PageLinks } from './last-crawl.ts';
import type { UnchangedPage } from './mark-pages-unchanged.ts';

/** What is stored of a crawl: enough to go on after a restart. */
export interface CrawlState {
  run: number;
  /** Time it has taken, without that between an interruption and going on. */
  elapsedMs: number;
  frontier: Frontier;
  haveSitemapsBeenRead: boolean;
  /** Some page could not be read, so others that it links to may not have been found. */
  hadTrouble: boolean;
  links: PageLinks;
  tally: CrawlTally;
  /** Only these pages were asked for: what else there is stays as it is. */
  isOfPages?: boolean;
  /** Notes of the run before that are still true: what it said about the website as a whole. */
  notes?: string[];
  /** All that is linked or listed was read; what comes now is asked for because it would be dropped otherwise. */
  isProbing?: boolean;
}

/** A crawl under way. */
export interface Crawl {
  ctx: Context;
  row: SourceRow;
  state: CrawlState;
  /** From the last run that came to its end. */
  last: LastCrawl;
  /** What answers as the crawl begins, by address: its rows are opened only when there is something to write. */
  known: ReadonlyMap<string, DocumentRow>;
  /** Unchanged pages that are not noted yet. */
  kept: UnchangedPage[];
  /** Pages that their owner took out: read for their links alone. */
  removed: ReadonlySet<string>;
  linkNumbers: Map<string, number>;
  robotsOf(url: string): Promise<WebsiteRobots>;
  signal: AbortSignal;
  /** Pages in a row that the website did not give because it asks to be left alone, and what it asked last. */
  busyInARow: number;
  lastPause: string | null;
  /** What ends it before its time; `stale`: it was cancelled, started again or deleted. */
  stoppedBy: 'links' | 'characters' | 'time' | 'busy' | 'stale' | null;
}
