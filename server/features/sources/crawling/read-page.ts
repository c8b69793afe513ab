import { describeFetchFailure } from '#core/crawling/describe-fetch-failure.ts';
import { describePageProblem } from '#core/crawling/describe-page-problem.ts';
import { claimContent } from '#core/crawling/frontier/claim-content.ts';
import type { Outcome } from '#core/crawling/frontier/frontier.ts';
import { offerUrls } from '#core/crawling/frontier/offer-urls.ts';
import { reportPage } from '#core/crawling/frontier/report-page.ts';
import { settleCanonical } from '#core/crawling/frontier/settle-canonical.ts';
import { settleRedirect } from '#core/crawling/frontier/settle-redirect.ts';
import { isBusy } from '#core/crawling/is-busy.ts';
import { isInScope } from '#core/crawling/scope/is-in-scope.ts';
import { describeReadFailure } from '#core/reading/describe-read-failure.ts';
import { failDocument } from '#server/features/sources/documents/fail-document.ts';
import { forgetDocument } from '#server/features/sources/documents/forget-document.ts';
import { isGivenUp } from '#server/features/sources/documents/is-given-up.ts';
import { keepDocument } from '#server/features/sources/documents/keep-document.ts';
import { moveDocument } from '#server/features/sources/documents/move-document.ts';
import { type OpenedDocument, openDocument } from '#server/features/sources/documents/open-document.ts';
import { indexPassages } from '#server/features/sources/training/index-passages.ts';
import type { ReadSuccess } from '#server/ports/document-reader.ts';
import type { FetchedPage, FetchResult } from '#server/ports/page-fetcher.ts';
import type { Crawl } from './crawl-state.ts';
import { linksOf } from './links-of.ts';
import { rememberLinks } from './remember-links.ts';

const busyPagesToStop = 5;

interface TakenPage {
  url: string;
  depth: number;
  isIncluded: boolean;
}

/** A page as it goes through reading; its address and row may change on the way. */
interface Visit extends TakenPage {
  /** Null for a page that is read for its links alone. */
  row: OpenedDocument | null;
}

interface Ended {
  outcome: Outcome;
  reason?: string;
  /** The website says that there is no such page: no fault that may hide other pages. */
  missing?: 'now' | 'for-good';
}

/**
 * Fetches one page of a crawl, reads it, offers its links and indexes its text. What goes wrong with the page ends in
 * its row as a reason; only what is wrong with us is thrown.
 */
export async function readPage(crawl: Crawl, page: TakenPage): Promise<void> {
  const { ctx, row, state } = crawl;
  const opened = page.isIncluded ? await openDocument(ctx, row, page.url, page.url, page.url) : null;
  const visit: Visit = { ...page, row: opened };
  const ended: Ended =
    opened !== null && isGivenUp(opened)
      ? { outcome: 'failed', reason: describeReadFailure({ kind: 'broke-the-server' }, 'page') }
      : await visitPage(crawl, visit);
  if (visit.row !== null) await writeEnd(crawl, visit.row, ended);
  if (ended.outcome === 'failed' && ended.missing === undefined) state.hadTrouble = true;
  reportPage(
    state.frontier,
    visit.url,
    visit.row === null && ended.outcome === 'stored' ? 'skipped' : ended.outcome,
  );
}

async function writeEnd(
  { ctx }: Crawl,
  row: OpenedDocument,
  { outcome, reason, missing }: Ended,
): Promise<void> {
  if (reason === undefined) return;
  if (outcome === 'skipped') await forgetDocument(ctx, row.id, 'skipped', reason);
  // A page that is gone for good, or missing for the second time, takes its text with it.
  else if (missing === 'for-good' || (missing === 'now' && row.wasFailed)) {
    await forgetDocument(ctx, row.id, 'failed', reason);
  } else await failDocument(ctx, row.id, reason);
}

async function visitPage(crawl: Crawl, visit: Visit): Promise<Ended> {
  const { ctx, state, signal } = crawl;
  const robots = await crawl.robotsOf(visit.url);
  if (robots.problem !== null) {
    return { outcome: 'failed', reason: describeFetchFailure(robots.problem, ctx.clock.now()) };
  }
  if (!robots.isAllowed(visit.url)) {
    return {
      outcome: 'skipped',
      reason: 'The robots.txt of the website does not allow our crawler to read this page.',
    };
  }
  const isStart = state.frontier.pages[visit.url]?.via === 'start';
  const isHeld = visit.row !== null && visit.row.liveVersion > 0 && mayAskForChanges(crawl, visit.url);
  const result = await ctx.pageFetcher.fetchPage({
    url: visit.url,
    crawlDelaySeconds: robots.crawlDelaySeconds,
    ...(isHeld ? { etag: visit.row?.etag ?? null, lastModified: visit.row?.lastModified ?? null } : {}),
    async mayFollow(url) {
      if (!isStart && !isInScope(url, state.frontier.scope)) return false;
      return (await crawl.robotsOf(url)).isAllowed(url);
    },
    signal,
  });
  const now = ctx.clock.now();
  noteBusy(crawl, result, now);
  if (result.kind === 'ok') return readFetched(crawl, visit, result);
  if (result.kind === 'not-modified') return keepUnchanged(crawl, visit);
  if (result.kind === 'refused' && result.reason === 'redirect-not-allowed') {
    return { outcome: 'skipped', reason: describeFetchFailure(result, now) };
  }
  const reason = describeFetchFailure(result, now);
  if (result.kind !== 'gone') return { outcome: 'failed', reason };
  return { outcome: 'failed', reason, missing: result.status === 410 ? 'for-good' : 'now' };
}

/** A page that asks for a pause fails by itself; a website where one page after the other does is left for this run. */
function noteBusy(crawl: Crawl, result: FetchResult, now: Date): void {
  if (!isBusy(result)) {
    crawl.busyInARow = 0;
    return;
  }
  crawl.busyInARow += 1;
  crawl.lastPause = describeFetchFailure(result, now);
  if (crawl.busyInARow >= busyPagesToStop) crawl.stoppedBy ??= 'busy';
}

/** Of an unchanged page we get no links, so the answer "unchanged" is wanted only where the last ones are known. */
function mayAskForChanges({ state, lastLinks }: Crawl, url: string): boolean {
  return state.frontier.options.mode !== 'site' || linksOf(lastLinks, url) !== null;
}

async function keepUnchanged(crawl: Crawl, visit: Visit): Promise<Ended> {
  const links = linksOf(crawl.lastLinks, visit.url) ?? [];
  offerLinks(crawl, visit, links);
  if (visit.row === null) return { outcome: 'stored' };
  if (visit.row.contentHash !== null) claimContent(crawl.state.frontier, visit.url, visit.row.contentHash);
  await keepDocument(crawl.ctx, visit.row.id, null);
  return { outcome: 'stored' };
}

function offerLinks({ state, linkNumbers }: Crawl, visit: Visit, links: string[]): void {
  const { frontier } = state;
  if (frontier.options.mode !== 'site') return;
  offerUrls(frontier, links, { depth: visit.depth + 1, via: 'link' });
  rememberLinks(
    state.links,
    linkNumbers,
    visit.url,
    links.filter((link) => isInScope(link, frontier.scope)),
  );
}

async function readFetched(crawl: Crawl, visit: Visit, fetched: FetchedPage): Promise<Ended> {
  const { ctx, state } = crawl;
  const redirect = await settle(
    crawl,
    visit,
    settleRedirect(state.frontier, visit.url, fetched.url),
    'leads to',
  );
  if (redirect !== null) return redirect;
  const read = await ctx.documentReader.readDocument({
    bytes: fetched.body,
    contentType: fetched.contentType,
    fileName: fetched.fileName,
    url: fetched.url,
    robotsTags: fetched.robotsTags,
    workspaceId: ctx.workspace.id,
  });
  crawl.signal.throwIfAborted();
  if (read.kind === 'failed') {
    return { outcome: 'failed', reason: describeReadFailure(read.failure, 'page') };
  }
  const { page } = read;
  const isFollowable = page?.directives.isFollowable ?? false;
  const links = (page?.links ?? []).filter((link) => !link.isNofollow).map((link) => link.url);
  offerLinks(crawl, visit, isFollowable ? links : []);
  // First of all: what the website keeps out is no page that failed, whatever is on it.
  if (page !== null && !page.directives.isIndexable) {
    return { outcome: 'skipped', reason: 'The website asks that this page is not indexed (noindex).' };
  }
  if (page !== null && page.problem !== null) {
    const ended: Ended = { outcome: 'failed', reason: describePageProblem(page.problem) };
    return page.problem === 'error-page' ? { ...ended, missing: 'now' } : ended;
  }
  const canonical = settleCanonical(state.frontier, visit.url, page?.canonical ?? null);
  return (
    (await settle(crawl, visit, canonical, 'is a copy of')) ?? (await storePage(crawl, visit, fetched, read))
  );
}

/** Takes over a new address; answers how the page ends when it is not to be read under any. */
async function settle(
  crawl: Crawl,
  visit: Visit,
  settled: ReturnType<typeof settleRedirect>,
  how: string,
): Promise<Ended | null> {
  if (settled.kind !== 'go-on') {
    const other = settled.kind === 'known' ? 'that is read anyway' : 'that is not part of this source';
    return { outcome: 'skipped', reason: `This page ${how} another ${other}.` };
  }
  if (settled.url === visit.url) return null;
  visit.url = settled.url;
  const isIncluded = crawl.state.frontier.pages[settled.url]?.isIncluded ?? true;
  if (visit.row !== null) visit.row = await moveDocument(crawl.ctx, crawl.row, visit.row, settled.url);
  else if (isIncluded)
    visit.row = await openDocument(crawl.ctx, crawl.row, settled.url, settled.url, settled.url);
  return null;
}

async function storePage(
  crawl: Crawl,
  visit: Visit,
  fetched: FetchedPage,
  read: ReadSuccess,
): Promise<Ended> {
  const { ctx, row, state } = crawl;
  if (visit.row === null) return { outcome: 'stored' };
  const { etag, lastModified } = fetched;
  const holder = claimContent(state.frontier, visit.url, read.contentHash);
  if (holder !== null) return { outcome: 'skipped', reason: `This page has the same text as ${holder}.` };
  if (visit.row.liveVersion > 0 && visit.row.contentHash === read.contentHash) {
    await keepDocument(ctx, visit.row.id, { etag, lastModified });
    return { outcome: 'stored' };
  }
  const title = read.document.title.trim() || visit.url.replace(/^https?:\/\//, '');
  const outcome = await indexPassages(ctx, {
    agentId: row.agentId,
    sourceId: row.id,
    run: row.run,
    documentId: visit.row.id,
    document: { ...read.document, title },
    isApproved: false,
    url: visit.url,
    contentHash: read.contentHash,
    etag,
    lastModified,
  });
  if (outcome === 'indexed' || outcome === 'cut') {
    if (outcome === 'cut') crawl.stoppedBy = 'characters';
    return { outcome: 'stored' };
  }
  // The text is not held after all, so another page may have it.
  delete state.frontier.contents[read.contentHash];
  if (outcome === 'stale') {
    crawl.stoppedBy = 'stale';
    // Its row is settled with all that is open: a page that answered before goes on.
    return { outcome: 'skipped' };
  }
  if (outcome === 'no-text') return { outcome: 'skipped', reason: describePageProblem('empty') };
  crawl.stoppedBy = outcome === 'links-full' ? 'links' : 'characters';
  return { outcome: 'skipped', reason: 'The limit of your plan was reached before this page.' };
}
