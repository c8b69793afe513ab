import type { CrawlScope } from '#core/crawling/scope/crawl-scope.ts';

/**
 * What a crawl knows and has still to do. Plain data, so that a job can store it as JSON and go on after a restart.
 * The functions of this folder change it in place and have no other effects.
 */
export interface Frontier {
  options: FrontierOptions;
  scope: CrawlScope;
  /** Every URL ever accepted, under its normalised spelling. */
  pages: Record<string, FrontierPage>;
  /** Waiting URLs, one list a rank: nearer pages first, then links before entries of a sitemap. */
  waiting: Record<number, string[]>;
  /** Handed out and not yet reported. */
  taken: string[];
  counts: {
    known: number;
    waiting: number;
    fetched: number;
    stored: number;
    skipped: number;
    failed: number;
  };
  /** How many members of each trap group were accepted. */
  groups: Record<string, number>;
  /** Content hash → the page that was stored with it. */
  contents: Record<string, string>;
  /** Pages stored before an interruption that this state did not know: counted, and read again for their links. */
  held?: Record<string, true>;
  /** How many pages of one pattern have failed since the last that did not. */
  failing?: Record<string, number>;
  /** Patterns of pages that were left out because they only failed. */
  leftOut?: Record<string, true>;
  /** Accepted query variants, by path and then by the names of their parameters. */
  variants?: Record<string, Record<string, QueryVariants>>;
  /** Pattern → addresses that were left out because there may be any number of them. */
  endless?: Record<string, string[]>;
  /** Addresses were left out because too many were found. */
  isFull?: boolean;
}

/** Addresses that differ by the values of their query alone. */
export interface QueryVariants {
  accepted: number;
  /** The values that each parameter has had. */
  values: Record<string, Record<string, true>>;
}

export interface FrontierOptions {
  /** `page`: the start URL alone. `site`: by links and sitemap. `sitemap`: what a sitemap lists, links not followed. */
  mode: 'page' | 'site' | 'sitemap';
  startUrl: string;
  reach: CrawlScope['reach'];
  pathPrefix: string | null;
  include: string[];
  exclude: string[];
  /** How many pages may be stored. */
  maxPages: number;
  /** Links to follow from the start page: 0 is the start page alone, 1 adds the pages it links to. Null: no bound. */
  maxDepth: number | null;
}

export interface FrontierPage {
  depth: number;
  via: 'start' | 'sitemap' | 'link';
  state: 'waiting' | 'taken' | Outcome;
  /** False for a page that is only read for its links, because the owner's patterns exclude it. */
  isIncluded: boolean;
}

/** `skipped`: read, but rightly not stored (noindex, duplicate, redirect to a known page). */
export type Outcome = 'stored' | 'skipped' | 'failed';
