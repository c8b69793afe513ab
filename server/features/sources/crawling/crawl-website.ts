import { setTimeout } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Frontier } from '#core/crawling/frontier/frontier.ts';
import { holdStored } from '#core/crawling/frontier/hold-stored.ts';
import { FAILURES_TO_LEAVE_OUT } from '#core/crawling/frontier/is-left-out.ts';
import { listEndless } from '#core/crawling/frontier/list-endless.ts';
import { listWaiting } from '#core/crawling/frontier/list-waiting.ts';
import { nextUrl } from '#core/crawling/frontier/next-url.ts';
import { MAX_KNOWN_PAGES } from '#core/crawling/frontier/offer-url.ts';
import { offerUrls } from '#core/crawling/frontier/offer-urls.ts';
import { isMassLoss } from '#core/crawling/problems/is-mass-loss.ts';
import { isIncluded } from '#core/crawling/scope/is-included.ts';
import type { Context } from '#server/context.ts';
import { openCrawlRow } from '#server/features/sources/crawls/open-crawl-row.ts';
import { clearReadAttempts } from '#server/features/sources/documents/clear-read-attempts.ts';
import { closeOpenDocuments } from '#server/features/sources/documents/close-open-documents.ts';
import { keepBeyondPlan } from '#server/features/sources/documents/keep-beyond-plan.ts';
import { listLiveDocuments } from '#server/features/sources/documents/list-live-documents.ts';
import { listPlaces } from '#server/features/sources/documents/list-places.ts';
import { listRemovedAddresses } from '#server/features/sources/documents/list-removed-addresses.ts';
import { listStoredAddresses } from '#server/features/sources/documents/list-stored-addresses.ts';
import { listUnseenAddresses } from '#server/features/sources/documents/list-unseen-addresses.ts';
import { type SourceConfig, type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { finishTraining } from '#server/features/sources/training/finish-training.ts';
import { updateProgress } from '#server/features/sources/training/update-progress.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { quotaLeft } from '#server/quota/quota-left.ts';
import { chooseScheme } from './choose-scheme.ts';
import { crawlSitemaps } from './crawl-sitemaps.ts';
import type { Crawl, CrawlState } from './crawl-state.ts';
import { createWebsiteRobots, type RobotsOf } from './create-website-robots.ts';
import { markPagesUnchanged } from './mark-pages-unchanged.ts';
import { openCrawl } from './open-crawl.ts';
import { readPage } from './read-page.ts';
import { settingsOf } from './settings-of.ts';

type WebsiteConfig = Extract<SourceConfig, { kind: 'website' }>;

/** Pages of one website in flight at once; the fetcher keeps the pauses between them. */
const pagesAtOnce = 2;
const progressMs = 250;
const lookMs = 1_000;
/** State is stored so rarely that it takes a thirtieth of the time at most. */
const storeMs = 1_000;
const storeShare = 30;
/** Pages beyond the plan that are listed; there may be thousands. */
const keptBeyondPlan = 500;
const longestCrawlMs = 30 * 60_000;

/** By the process's own clock: when the crawl began, and when to tell of it and to store it next. */
interface Due {
  beganMs: number;
  progressMs: number;
  storeMs: number;
}

/** Reads a website page by page. After a restart it goes on where its stored state says. */
export async function crawlWebsite(
  ctx: Context,
  row: SourceRow,
  given: WebsiteConfig,
  jobSignal: AbortSignal,
): Promise<void> {
  await openCrawlRow(ctx, row, row.run === 1 ? 'added' : 'owner');
  const room = await quotaLeft(ctx, 'links', { agentId: row.agentId, except: { sourceId: row.id } });
  if (room === 0) {
    return finishTraining(ctx, row, { notes: [describeLimit(ctx.workspace, 'links')] });
  }
  const ending = new AbortController();
  const signal = AbortSignal.any([jobSignal, ending.signal]);
  const robotsOf = createWebsiteRobots(ctx, signal);
  const config = await settleConfig(ctx, row, given, robotsOf);
  const maxPages = Math.min(config.maxPages, room ?? config.maxPages);
  const crawl: Crawl = {
    ctx,
    row,
    ...openCrawl(row, config, maxPages),
    known: await listLiveDocuments(ctx, row),
    kept: [],
    removed: new Set(await listRemovedAddresses(ctx, row)),
    linkNumbers: new Map(),
    robotsOf,
    signal,
    busyInARow: 0,
    lastPause: null,
    stoppedBy: null,
  };
  // The process may have been killed after the last time that it stored its state.
  holdStored(crawl.state.frontier, await listStoredAddresses(ctx, row));
  if (crawl.state.isOfPages !== true)
    offerUrls(crawl.state.frontier, await listPlaces(ctx, row), { depth: 0, via: 'sitemap' });
  let sitemapProblem: string | null;
  try {
    sitemapProblem = await crawlPages(crawl, ending);
    if (await offerUnseen(crawl, config)) await crawlPages(crawl, ending);
  } catch (error) {
    // The process must stop, or we failed: what is known so far helps the next attempt.
    await storeState(crawl);
    await clearReadAttempts(ctx, row.id);
    throw error;
  }
  // A page may have been opened between the end of the run and our noticing it.
  if (crawl.stoppedBy === 'stale') return closeOpenDocuments(ctx, row.id, row.run);
  const { frontier, links, tally, isOfPages = false } = crawl.state;
  const notes = describeEnd(crawl, room !== null && maxPages === room);
  if (sitemapProblem !== null) notes.unshift(sitemapProblem);
  const isComplete = notes.length === 0 && hasSeenAll(crawl);
  if (!isOfPages && isBeyondPlan(crawl, room !== null && maxPages === room))
    await keepBeyondPlan(ctx, row, listWaiting(frontier, keptBeyondPlan));
  // What is left out as endless is left out by every run, so it hides nothing that was there.
  if (crawl.stoppedBy === null) notes.push(...describeEndless(frontier));
  if (isOfPages) {
    return finishTraining(ctx, row, { notes: [...(crawl.state.notes ?? []), ...notes], tally });
  }
  const leaving = {
    isComplete,
    isAsBefore: isAsBefore(crawl, config),
    isWanted: (address: string) => isIncluded(address, config),
  };
  await finishTraining(ctx, row, {
    notes,
    leaving,
    tally,
    lastCrawl: { links, settings: settingsOf(config) },
  });
}

function isAsBefore({ last }: Crawl, config: WebsiteConfig): boolean {
  return last.settings === '' || last.settings === settingsOf(config);
}

/**
 * Where most of a website is neither linked nor listed any more, its pages are asked for themselves before they are
 * dropped: its menu may be broken. Answers whether there is something to ask for.
 */
async function offerUnseen(crawl: Crawl, config: WebsiteConfig): Promise<boolean> {
  const { ctx, row, state } = crawl;
  if (crawl.stoppedBy !== null || config.mode === 'page' || !hasSeenAll(crawl)) return false;
  if (state.isOfPages === true || state.isProbing === true || !isAsBefore(crawl, config)) return false;
  const { unseen, total } = await listUnseenAddresses(ctx, row);
  if (!isMassLoss(unseen.length, total)) return false;
  state.isProbing = true;
  return offerUrls(state.frontier, unseen, { depth: 1, via: 'sitemap' }) > 0;
}

async function crawlPages(crawl: Crawl, ending: AbortController): Promise<string | null> {
  const { state, signal } = crawl;
  const { frontier } = state;
  const inFlight = new Set<Promise<void>>();
  const due: Due = { beganMs: performance.now() - state.elapsedMs, progressMs: 0, storeMs: 0 };
  let sitemapProblem: string | null = null;
  let failure: unknown = null;

  try {
    while (crawl.stoppedBy === null && failure === null) {
      signal.throwIfAborted();
      // The start page comes first, alone: it may show that the website has moved.
      if (!state.haveSitemapsBeenRead && inFlight.size === 0 && isStartDone(state)) {
        if (frontier.options.mode !== 'page') sitemapProblem = await crawlSitemaps(crawl);
        state.haveSitemapsBeenRead = true;
      }
      while (inFlight.size < (state.haveSitemapsBeenRead ? pagesAtOnce : 1)) {
        const next = nextUrl(frontier);
        if (next === null) break;
        const page: Promise<void> = readPage(crawl, next)
          .catch((error: unknown) => {
            failure ??= error;
          })
          .finally(() => inFlight.delete(page));
        inFlight.add(page);
      }
      if (inFlight.size === 0) {
        if (state.haveSitemapsBeenRead || !isStartDone(state)) break;
        continue;
      }
      await Promise.race([...inFlight, setTimeout(lookMs, undefined, { ref: false })]);
      await takeStock(crawl, due);
    }
  } finally {
    if (crawl.stoppedBy !== null && crawl.stoppedBy !== 'links' && crawl.stoppedBy !== 'characters')
      ending.abort();
    await Promise.all(inFlight);
  }
  if (failure !== null && crawl.stoppedBy === null) throw failure;
  await noteKept(crawl);
  return sitemapProblem;
}

async function noteKept({ ctx, row, kept }: Crawl): Promise<void> {
  await markPagesUnchanged(ctx, row, kept.splice(0));
}

function isStartDone({ frontier }: CrawlState): boolean {
  return frontier.options.mode === 'sitemap' || (frontier.counts.fetched > 0 && frontier.taken.length === 0);
}

/** Between pages: is this run still wanted, is there time left, how far are we, what if we stop now. */
async function takeStock(crawl: Crawl, due: Due): Promise<void> {
  const { ctx, row, state } = crawl;
  const { counts, options, taken } = state.frontier;
  const nowMs = performance.now();
  state.elapsedMs = nowMs - due.beganMs;
  if (state.elapsedMs > longestCrawlMs) crawl.stoppedBy ??= 'time';
  if (nowMs >= due.progressMs) {
    due.progressMs = nowMs + progressMs;
    await noteKept(crawl);
    const waiting = Math.min(counts.waiting + taken.length, options.maxPages - counts.stored);
    if (!(await updateProgress(ctx, row, Math.max(0, waiting)))) crawl.stoppedBy = 'stale';
  }
  if (nowMs >= due.storeMs) {
    await storeState(crawl);
    const endMs = performance.now();
    due.storeMs = endMs + Math.max(storeMs, (endMs - nowMs) * storeShare);
  }
}

/** An address typed without a scheme is kept under the one that answers. */
async function settleConfig(
  ctx: Context,
  row: SourceRow,
  config: WebsiteConfig,
  robotsOf: RobotsOf,
): Promise<WebsiteConfig> {
  const { url, isSchemeGuessed = false } = config;
  if (!isSchemeGuessed) return config;
  const settled = await chooseScheme(robotsOf, { url, isSchemeGuessed });
  // The owner may have changed other settings meanwhile.
  await ctx.db
    .update(source)
    .set({ config: sql`${source.config} || ${JSON.stringify(settled)}::jsonb` })
    .where(and(eq(source.id, row.id), eq(source.run, row.run), sql`${source.config}->>'url' = ${url}`));
  return { ...config, ...settled };
}

/** What it says was seen must be seen in the database too when the crawl goes on from it. */
async function storeState(crawl: Crawl): Promise<void> {
  const { ctx, row } = crawl;
  const state = JSON.stringify(crawl.state);
  await noteKept(crawl);
  await ctx.db
    .update(source)
    .set({ crawlState: sql`${state}::jsonb` })
    .where(and(eq(source.id, row.id), eq(source.run, row.run)));
}

/** Held pages are stored, but their links have not been seen. */
function hasSeenAll({ state: { frontier, hadTrouble } }: Crawl): boolean {
  return !hadTrouble && frontier.counts.waiting === 0 && Object.keys(frontier.held ?? {}).length === 0;
}

/** There are more pages than the plan reads. */
function isBeyondPlan({ state: { frontier }, stoppedBy }: Crawl, isPlanLimited: boolean): boolean {
  const { counts, options } = frontier;
  const isFull = counts.waiting > 0 && counts.stored >= options.maxPages;
  return stoppedBy === 'links' || (isFull && isPlanLimited);
}

/** What we tell the owner about an early end; nothing when all was read, or as much as was asked for. */
function describeEnd(crawl: Crawl, isPlanLimited: boolean): string[] {
  const { ctx, stoppedBy, lastPause } = crawl;
  const { frontier } = crawl.state;
  const { counts, options } = frontier;
  const isLeft = counts.waiting > 0;
  const isFull = counts.stored >= options.maxPages;
  if (stoppedBy === 'characters') return [describeLimit(ctx.workspace, 'characters')];
  if (isBeyondPlan(crawl, isPlanLimited)) return [describeLimit(ctx.workspace, 'links')];
  if (stoppedBy === 'busy' && lastPause !== null) return [lastPause];
  if (stoppedBy === 'time') {
    return [
      'Reading was stopped after 30 minutes. Leave parts of the website out with patterns, or add it in parts.',
    ];
  }
  const notes = describeLeftOut(frontier);
  if (frontier.isFull === true) {
    notes.push(
      `This website has more than ${MAX_KNOWN_PAGES.toLocaleString('en')} addresses, and those beyond were left out. Leave parts of it out with patterns, or add it in parts.`,
    );
  }
  if (isLeft && !isFull) {
    notes.push(
      `Reading was stopped after ${counts.fetched} addresses: most of them could not be read, or have no text of their own.`,
    );
  }
  return notes;
}

const mostPatternsNamed = 3;

function describeLeftOut({ leftOut = {} }: Frontier): string[] {
  const patterns = Object.keys(leftOut);
  if (patterns.length === 0) return [];
  const named = patterns.slice(0, mostPatternsNamed).join(', ');
  return [
    `Addresses like ${named} were skipped after ${FAILURES_TO_LEAVE_OUT} of them in a row could not be read.`,
  ];
}

function describeEndless(frontier: Frontier): string[] {
  const patterns = listEndless(frontier);
  if (patterns.length === 0) return [];
  const named = patterns.slice(0, mostPatternsNamed).join(', ');
  return [
    `Some addresses like ${named} were left out, because there may be any number of them. Pages that your sitemap lists are always read.`,
  ];
}
