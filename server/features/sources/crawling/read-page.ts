import { claimContent } from '#core/crawling/frontier/claim-content.ts';
import { followCanonical } from '#core/crawling/frontier/follow-canonical.ts';
import { followRedirect } from '#core/crawling/frontier/follow-redirect.ts';
import type { Outcome } from '#core/crawling/frontier/frontier.ts';
import { reportPage } from '#core/crawling/frontier/report-page.ts';
import { describeFetchFailure } from '#core/crawling/problems/describe-fetch-failure.ts';
import { describePageProblem } from '#core/crawling/problems/describe-page-problem.ts';
import { isBusy } from '#core/crawling/problems/is-busy.ts';
import { isInScope } from '#core/crawling/scope/is-in-scope.ts';
import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import { readingVersion } from '#core/reading/reading-version.ts';
import { beyondPlanReason } from '#server/features/sources/documents/beyond-plan.ts';
import { failDocument } from '#server/features/sources/documents/fail-document.ts';
import { isGivenUp } from '#server/features/sources/documents/is-given-up.ts';
import { leaveDocument } from '#server/features/sources/documents/leave-document.ts';
import { markDocumentUnchanged } from '#server/features/sources/documents/mark-document-unchanged.ts';
import { moveDocument } from '#server/features/sources/documents/move-document.ts';
import { type DocumentRow, openDocument } from '#server/features/sources/documents/open-document.ts';
import type { PageIdentity } from '#server/features/sources/documents/page-identity.ts';
import { unpublishDocument } from '#server/features/sources/documents/unpublish-document.ts';
import { indexPassages } from '#server/features/sources/training/index-passages.ts';
import { readWithScans } from '#server/features/sources/training/read-with-scans.ts';
import type { ReadResult, ReadSuccess } from '#server/ports/document-reader.ts';
import type { FetchedPage, FetchResult } from '#server/ports/page-fetcher.ts';
import type { Crawl } from './crawl-state.ts';
import { hashBody } from './hash-body.ts';
import { hashText } from './hash-text.ts';
import { linksOf } from './links-of.ts';
import type { UnchangedPage } from './mark-pages-unchanged.ts';
import { offerInSlices } from './offer-in-slices.ts';
import { readRendered } from './read-rendered.ts';
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
  row: DocumentRow | null;
  /** Its row says that it is being read; one that answers is opened only when there is something to write. */
  isOpen: boolean;
}

interface Ended {
  outcome: Outcome;
  reason?: string;
  /**
   * When the text that it had goes: `at-once`, once another run finds it `missing-again`, or `at-end` of this run unless
   * that would be most of the website. Never for a page that only could not be read.
   */
  leaves?: 'at-once' | 'missing-again' | 'at-end';
}

/**
 * Fetches one page of a crawl, reads it, offers its links and indexes its text. What goes wrong with the page ends in
 * its row as a reason; only what is wrong with us is thrown.
 */
export async function readPage(crawl: Crawl, page: TakenPage): Promise<void> {
  const { state } = crawl;
  const isIncluded = page.isIncluded && !crawl.removed.has(page.url);
  const known = isIncluded ? crawl.known.get(page.url) : undefined;
  const visit: Visit = { ...page, row: known ?? null, isOpen: !isIncluded };
  if (isIncluded && known === undefined) await openVisit(crawl, visit);
  const ended = isBroken(visit) ? brokeTheServer : await visitPage(crawl, visit);
  if (ended.reason !== undefined) await openVisit(crawl, visit);
  if (visit.row !== null) await writeEnd(crawl, visit.row, ended);
  if (ended.outcome === 'failed' && !isGone(crawl, visit.row, ended)) await noteTrouble(crawl, visit);
  reportPage(
    state.frontier,
    visit.url,
    visit.row === null && ended.outcome === 'stored' ? 'skipped' : ended.outcome,
  );
}

const brokeTheServer: Ended = {
  outcome: 'failed',
  reason: describeReadFailure({ kind: 'broke-the-server' }, 'page'),
};

const isBroken = ({ row, isOpen }: Visit): boolean => isOpen && row !== null && isGivenUp(row);

/** From here on its row says that it is being read in this run. */
async function openVisit({ ctx, row }: Crawl, visit: Visit): Promise<void> {
  if (visit.isOpen) return;
  visit.row = await openDocument(ctx, row, visit.url, visit.url, visit.url);
  visit.isOpen = true;
}

/**
 * A page that could not be read may hide the pages that it linked to, so they are read as if it still did. Behind the
 * start page that would be the whole website, while it is down perhaps: nothing is missed in such a run.
 */
async function noteTrouble(crawl: Crawl, visit: Visit): Promise<void> {
  const { state, last, linkNumbers } = crawl;
  const isStart = state.frontier.pages[visit.url]?.via === 'start';
  const links = linksOf(last.links, visit.url);
  if (isStart || (links === null && last.settings === '')) state.hadTrouble = true;
  if (isStart && links !== null) rememberLinks(state.links, linkNumbers, visit.url, links);
  if (!isStart && links !== null) await offerLinks(crawl, visit, links);
}

/** Does the page go now, with the text that it had? */
function isGone({ state }: Crawl, row: DocumentRow | null, { leaves }: Ended): boolean {
  if (leaves === undefined || leaves === 'at-once') return leaves === 'at-once';
  if (leaves === 'missing-again' && state.isProbing === true) return true;
  return row !== null && row.missingInRun !== null && row.missingInRun < state.run;
}

async function writeEnd(crawl: Crawl, row: DocumentRow, ended: Ended): Promise<void> {
  const { ctx, state } = crawl;
  const { outcome, reason, leaves } = ended;
  if (reason === undefined) return;
  const isGoneNow = isGone(crawl, row, ended);
  // What is not linked any more and not there either is no page that should have been read.
  const isSkipped = outcome === 'skipped' || (isGoneNow && state.isProbing === true);
  if (isSkipped && row.liveVersion > 0 && !isGoneNow) await leaveDocument(ctx, row, reason);
  else if (isSkipped || isGoneNow)
    await unpublishDocument(ctx, row, isSkipped ? 'skipped' : 'failed', reason);
  else await failDocument(ctx, row.id, reason, leaves === undefined ? null : state.run);
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
      leaves: 'at-end',
    };
  }
  const isStart = state.frontier.pages[visit.url]?.via === 'start';
  const isHeld = mayStay(crawl, visit);
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
  state.tally.checked += 1;
  if (result.kind === 'ok') state.tally.bytesFetched += result.body.byteLength;
  if (result.kind === 'ok') return readFetched(crawl, visit, result);
  if (result.kind === 'not-modified') return keepUnchanged(crawl, visit, null);
  if (result.kind === 'refused' && result.reason === 'redirect-not-allowed') {
    return { outcome: 'skipped', reason: describeFetchFailure(result, now), leaves: 'at-end' };
  }
  const reason = describeFetchFailure(result, now);
  if (result.kind !== 'gone') return { outcome: 'failed', reason };
  return { outcome: 'failed', reason, leaves: result.status === 410 ? 'at-once' : 'missing-again' };
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

/**
 * May the text of this page stay if the website has not changed it? Of an unchanged page we get no links, so the last ones
 * must be known; and it must have been read as pages are read now.
 */
function mayStay({ state, last }: Crawl, { url, row }: Visit): boolean {
  if (row === null || row.liveVersion === 0 || row.readingVersion !== readingVersion) return false;
  if (state.isOfPages === true) return false;
  return state.frontier.options.mode !== 'site' || linksOf(last.links, url) !== null;
}

async function keepUnchanged(crawl: Crawl, visit: Visit, sent: UnchangedPage['sent']): Promise<Ended> {
  const { state, last } = crawl;
  await offerLinks(crawl, visit, linksOf(last.links, visit.url) ?? []);
  if (visit.row === null) return { outcome: 'stored' };
  if (visit.row.contentHash !== null) claimContent(state.frontier, visit.url, visit.row.contentHash);
  crawl.kept.push({ documentId: visit.row.id, sent });
  state.tally.unchanged += 1;
  return { outcome: 'stored' };
}

async function offerLinks({ state, linkNumbers }: Crawl, visit: Visit, links: string[]): Promise<void> {
  const { frontier } = state;
  if (frontier.options.mode !== 'site') return;
  await offerInSlices(frontier, links, { depth: visit.depth + 1, via: 'link' });
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
    followRedirect(state.frontier, visit.url, fetched.url),
    'leads to',
  );
  if (redirect !== null) return redirect;
  const { etag, lastModified } = fetched;
  const bodyHash = hashBody(fetched);
  if (mayStay(crawl, visit) && visit.row?.bodyHash === bodyHash) {
    return keepUnchanged(crawl, visit, { etag, lastModified, bodyHash });
  }
  await openVisit(crawl, visit);
  if (isBroken(visit)) return brokeTheServer;
  const given = {
    bytes: fetched.body,
    contentType: fetched.contentType,
    fileName: fetched.fileName,
    url: fetched.url,
    robotsTags: fetched.robotsTags,
    workspaceId: ctx.workspace.id,
  };
  const sent = await readWithScans(ctx, given, crawl.signal);
  crawl.signal.throwIfAborted();
  const rendered = needsScript(sent) ? await readRendered(crawl, given) : null;
  const read = rendered ?? sent;
  if (read.kind === 'failed') {
    return { outcome: 'failed', reason: describeReadFailure(read.failure, 'page') };
  }
  const { page } = read;
  const isFollowable = page?.directives.isFollowable ?? false;
  const links = (page?.links ?? []).filter((link) => !link.isNofollow).map((link) => link.url);
  await offerLinks(crawl, visit, isFollowable ? links : []);
  // First of all: what the website keeps out is no page that failed, whatever is on it.
  if (page !== null && !page.directives.isIndexable) {
    return {
      outcome: 'skipped',
      reason: 'The website asks that this page is not indexed (noindex).',
      leaves: 'at-end',
    };
  }
  if (page !== null && page.problem !== null) {
    const ended: Ended = { outcome: 'failed', reason: describePageProblem(page.problem) };
    return page.problem === 'error-page' ? { ...ended, leaves: 'missing-again' } : ended;
  }
  const canonical = followCanonical(state.frontier, visit.url, page?.canonical ?? null);
  return (
    (await settle(crawl, visit, canonical, 'is a copy of')) ??
    (await storePage(crawl, visit, read, {
      // What was sent stays the same while what the scripts put into it changes.
      ...(rendered === null
        ? { etag, lastModified, bodyHash }
        : { etag: null, lastModified: null, bodyHash: '' }),
      textHash: hashText(read.document),
    }))
  );
}

const needsScript = (read: ReadResult): boolean =>
  read.kind === 'ok' && read.page?.problem === 'needs-script' && read.page.directives.isIndexable;

/** Takes over a new address; answers how the page ends when it is not to be read under any. */
async function settle(
  crawl: Crawl,
  visit: Visit,
  settled: ReturnType<typeof followRedirect>,
  how: string,
): Promise<Ended | null> {
  if (settled.kind !== 'go-on') {
    const other = settled.kind === 'known' ? 'that is read anyway' : 'that is not part of this source';
    return { outcome: 'skipped', reason: `This page ${how} another ${other}.`, leaves: 'at-end' };
  }
  if (settled.url === visit.url) return null;
  await openVisit(crawl, visit);
  visit.url = settled.url;
  if (crawl.removed.has(settled.url)) {
    return { outcome: 'skipped', reason: `This page ${how} another that you removed.`, leaves: 'at-end' };
  }
  const isIncluded = crawl.state.frontier.pages[settled.url]?.isIncluded ?? true;
  if (visit.row !== null) visit.row = await moveDocument(crawl.ctx, crawl.row, visit.row, settled.url);
  else if (isIncluded)
    visit.row = await openDocument(crawl.ctx, crawl.row, settled.url, settled.url, settled.url);
  return null;
}

async function storePage(
  crawl: Crawl,
  visit: Visit,
  read: ReadSuccess,
  identity: PageIdentity,
): Promise<Ended> {
  const { ctx, row, state } = crawl;
  if (visit.row === null) return { outcome: 'stored' };
  const holder = claimContent(state.frontier, visit.url, read.contentHash);
  if (holder !== null) {
    return {
      outcome: 'skipped',
      reason: `This page has the same text as ${holder}.`,
      leaves: 'at-end',
    };
  }
  const { liveVersion, textHash, readingVersion: readBy } = visit.row;
  if (liveVersion > 0 && textHash === identity.textHash && readBy === readingVersion) {
    await markDocumentUnchanged(ctx, visit.row.id, identity);
    state.tally.unchanged += 1;
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
    page: identity,
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
  if (outcome === 'removed') return { outcome: 'skipped' };
  if (outcome === 'no-text') {
    return { outcome: 'skipped', reason: describePageProblem('empty'), leaves: 'at-end' };
  }
  crawl.stoppedBy = outcome === 'links-full' ? 'links' : 'characters';
  return {
    outcome: 'skipped',
    reason: beyondPlanReason,
    leaves: 'at-once',
  };
}
