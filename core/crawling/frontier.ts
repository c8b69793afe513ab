import { type CrawlScope, isIncluded, isInScope } from './is-in-scope.ts';
import { isPageAddress } from './is-page-address.ts';
import { normaliseUrl } from './normalise-url.ts';
import { patternOf, spotTrap, trapGroups } from './spot-trap.ts';

/**
 * What a crawl knows and has still to do. Plain data, so a job can store it as JSON and go on after a restart. All of
 * its state is in here, so two crawls never see each other. The functions below change it in place and do nothing else.
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
  /** Pages stored before an interruption that this state had not heard of: counted, and read again for their links. */
  held?: Record<string, true>;
  /** How many pages of one make have failed since the last that did not. */
  failing?: Record<string, number>;
  /** Makes of pages whose rest was left out, since they only failed. */
  leftOut?: Record<string, true>;
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
  /** False for a page that is read for its links only, because the owner's patterns leave it out. */
  isIncluded: boolean;
}

/** `skipped`: read or looked at, but rightly not stored (noindex, duplicate, redirect to a known page). */
export type Outcome = 'stored' | 'skipped' | 'failed';

export type Offer =
  | 'accepted'
  | 'known'
  | 'not-a-page'
  | 'out-of-scope'
  | 'excluded'
  | 'too-deep'
  | 'trap'
  | 'full';

const MAX_KNOWN_PAGES = 50_000;
/** Fetches allowed for each page stored: bounds a website made of redirects, duplicates and errors. */
const FETCHES_PER_PAGE = 2;
const SPARE_FETCHES = 20;
/** After so many failures in a row the rest of their make is left out. */
export const FAILURES_TO_LEAVE_OUT = 20;

/** @throws RangeError, with a sentence for the owner, when the start URL is no plain http(s) address */
export function createFrontier(options: FrontierOptions): Frontier {
  const startUrl = normaliseUrl(options.startUrl);
  if (startUrl === null) {
    throw new RangeError(
      'The address must begin with http:// or https:// and hold no user name or password.',
    );
  }
  const frontier: Frontier = {
    options,
    scope: { startUrl, reach: options.reach, pathPrefix: options.pathPrefix },
    pages: {},
    waiting: {},
    taken: [],
    counts: { known: 0, waiting: 0, fetched: 0, stored: 0, skipped: 0, failed: 0 },
    groups: {},
    contents: {},
  };
  if (options.mode !== 'sitemap') {
    // Fetched whatever the patterns say: without the links of the start page there would be no crawl.
    const included = options.mode === 'page' || isIncluded(startUrl, options);
    enqueue(frontier, startUrl, { depth: 0, via: 'start', state: 'waiting', isIncluded: included });
  }
  return frontier;
}

/**
 * Offers URLs found on a page at depth n with depth n + 1, or listed in a sitemap with depth 1.
 * @returns how many were new and accepted
 */
export function offerUrls(
  frontier: Frontier,
  urls: Iterable<string>,
  from: { depth: number; via: 'sitemap' | 'link' },
): number {
  let accepted = 0;
  for (const url of urls) if (offerUrl(frontier, url, from) === 'accepted') accepted += 1;
  return accepted;
}

/** Offers one URL and says what became of it. */
export function offerUrl(
  frontier: Frontier,
  text: string,
  from: { depth: number; via: 'sitemap' | 'link' },
): Offer {
  const { options } = frontier;
  const url = normaliseUrl(text);
  if (url === null || !isPageAddress(url)) return 'not-a-page';
  const known = frontier.pages[url];
  if (known !== undefined) {
    bringNearer(frontier, url, known, from.depth);
    return 'known';
  }
  if (options.mode === 'page' || (options.mode === 'sitemap' && from.via === 'link')) return 'out-of-scope';
  if (!isInScope(url, frontier.scope)) return 'out-of-scope';
  if (!isIncluded(url, options)) return 'excluded';
  if (options.mode === 'site' && options.maxDepth !== null && from.depth > options.maxDepth)
    return 'too-deep';
  if (spotTrap(url) !== null || isLeftOut(frontier, url)) return 'trap';
  if (frontier.counts.known >= MAX_KNOWN_PAGES) return 'full';
  const groups = trapGroups(url);
  if (groups.some(({ key, limit }) => (frontier.groups[key] ?? 0) >= limit)) return 'trap';
  for (const { key } of groups) frontier.groups[key] = (frontier.groups[key] ?? 0) + 1;
  enqueue(frontier, url, { ...from, state: 'waiting', isIncluded: true });
  return 'accepted';
}

/**
 * Takes the next page to fetch: nearest to the start first. Null when there is nothing to hand out now: either all is
 * done ({@link isFinished}), or pages in flight must be reported first.
 */
export function nextUrl(frontier: Frontier): { url: string; depth: number; isIncluded: boolean } | null {
  if (isLimitReached(frontier)) return null;
  const inFlight = frontier.taken.map((url) => frontier.pages[url]?.depth ?? 0);
  const pendingStores = frontier.taken.filter((url) => frontier.pages[url]?.isIncluded).length;
  if (frontier.counts.stored + pendingStores >= frontier.options.maxPages) return null;
  for (const rank of ranks(frontier)) {
    // A page in flight may yet show a shorter way to a page two levels down: depth is exact only if that one waits.
    if (Math.floor(rank / 2) > Math.min(...inFlight, Number.POSITIVE_INFINITY) + 1) return null;
    const url = takeFromRank(frontier, rank);
    if (url !== null) {
      const page = frontier.pages[url] as FrontierPage;
      page.state = 'taken';
      frontier.taken.push(url);
      releaseHeld(frontier, url);
      frontier.counts.waiting -= 1;
      frontier.counts.fetched += 1;
      return { url, depth: page.depth, isIncluded: page.isIncluded };
    }
  }
  return null;
}

/** Tells how a taken page ended. */
export function reportPage(frontier: Frontier, url: string, outcome: Outcome): void {
  const page = frontier.pages[url];
  if (page?.state !== 'taken') throw new Error(`This page is not in flight: ${url}`);
  page.state = outcome;
  frontier.taken = frontier.taken.filter((taken) => taken !== url);
  frontier.counts[outcome] += 1;
  noteFailing(frontier, url, outcome);
}

/** Puts pages in flight back to wait: after a restart, or when a host asked to come back later. */
export function releasePages(frontier: Frontier, urls: string[] = frontier.taken): void {
  for (const url of [...urls]) {
    const page = frontier.pages[url];
    if (page?.state !== 'taken') continue;
    frontier.taken = frontier.taken.filter((taken) => taken !== url);
    frontier.counts.known -= 1;
    enqueue(frontier, url, { ...page, state: 'waiting' });
  }
}

/**
 * After an interruption: what is stored by now, which may be more than was known when this state was saved. Pages that
 * it did not know as stored take their place under the limit at once, and give it back when they come up to be read.
 */
export function holdStored(frontier: Frontier, urls: Iterable<string>): void {
  const held: Record<string, true> = {};
  frontier.counts.stored -= Object.keys(frontier.held ?? {}).length;
  for (const url of urls) {
    if (frontier.pages[url]?.state === 'stored') continue;
    held[url] = true;
    frontier.counts.stored += 1;
  }
  frontier.held = held;
}

/** A page that was held is read anew, and counts by how that ends. */
export function releaseHeld(frontier: Frontier, url: string): void {
  if (frontier.held?.[url] === undefined) return;
  delete frontier.held[url];
  frontier.counts.stored -= 1;
}

/** Nothing is in flight and nothing more will be handed out. */
export function isFinished(frontier: Frontier): boolean {
  return frontier.taken.length === 0 && (frontier.counts.waiting === 0 || isLimitReached(frontier));
}

/** The page limit, or the bound on fetches, stands in the way of what is still waiting. */
export function isLimitReached(frontier: Frontier): boolean {
  const { counts, options } = frontier;
  return (
    counts.stored >= options.maxPages || counts.fetched >= options.maxPages * FETCHES_PER_PAGE + SPARE_FETCHES
  );
}

function noteFailing(frontier: Frontier, url: string, outcome: Outcome): void {
  const pattern = patternOf(url);
  if (pattern === null) return;
  frontier.failing ??= {};
  frontier.failing[pattern] = outcome === 'failed' ? (frontier.failing[pattern] ?? 0) + 1 : 0;
}

/** It is one of a make that has only failed for long; from now on that make is known as left out. */
function isLeftOut(frontier: Frontier, url: string): boolean {
  const pattern = patternOf(url);
  if (pattern === null || (frontier.failing?.[pattern] ?? 0) < FAILURES_TO_LEAVE_OUT) return false;
  frontier.leftOut ??= {};
  frontier.leftOut[pattern] = true;
  return true;
}

function enqueue(frontier: Frontier, url: string, page: FrontierPage): void {
  frontier.pages[url] = page;
  frontier.counts.known += 1;
  frontier.counts.waiting += 1;
  pushToRank(frontier, url, page);
}

/** A page found again by a shorter way moves up; its entry in the old rank is passed over later. */
function bringNearer(frontier: Frontier, url: string, page: FrontierPage, depth: number): void {
  if (page.state !== 'waiting' || depth >= page.depth) return;
  page.depth = depth;
  pushToRank(frontier, url, page);
}

function pushToRank(frontier: Frontier, url: string, page: FrontierPage): void {
  const rank = rankOf(page);
  const list = frontier.waiting[rank];
  if (list === undefined) frontier.waiting[rank] = [url];
  else list.push(url);
}

function takeFromRank(frontier: Frontier, rank: number): string | null {
  const list = frontier.waiting[rank] ?? [];
  for (let url = list.shift(); url !== undefined; url = list.shift()) {
    const page = frontier.pages[url];
    if (page?.state !== 'waiting' || rankOf(page) !== rank) continue;
    if (!isLeftOut(frontier, url)) return url;
    page.state = 'skipped';
    frontier.counts.waiting -= 1;
    frontier.counts.skipped += 1;
  }
  delete frontier.waiting[rank];
  return null;
}

/** Among pages equally near, those that the website links to come before those that only its sitemap names. */
function rankOf(page: FrontierPage): number {
  return page.depth * 2 + (page.via === 'sitemap' ? 1 : 0);
}

function ranks(frontier: Frontier): number[] {
  return Object.keys(frontier.waiting)
    .map(Number)
    .sort((left, right) => left - right);
}
