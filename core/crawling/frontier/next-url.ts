import type { Frontier, FrontierPage } from './frontier.ts';
import { isLeftOut } from './is-left-out.ts';
import { isLimitReached } from './is-limit-reached.ts';
import { rankOf } from './rank-of.ts';
import { releaseHeld } from './release-held.ts';

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
    // A page in flight may still link to a page two levels down; that page has to wait, or its depth would be wrong.
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

function ranks(frontier: Frontier): number[] {
  return Object.keys(frontier.waiting)
    .map(Number)
    .sort((left, right) => left - right);
}
