import { isInScope } from '#core/crawling/scope/is-in-scope.ts';
import { isIncluded } from '#core/crawling/scope/is-included.ts';
import { detectTrap } from '#core/crawling/traps/detect-trap.ts';
import { trapGroups } from '#core/crawling/traps/trap-groups.ts';
import { isPageAddress } from '#core/crawling/urls/is-page-address.ts';
import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';
import { addPage } from './add-page.ts';
import { countVariant } from './count-variant.ts';
import type { Frontier, FrontierPage } from './frontier.ts';
import { isEndless } from './is-endless.ts';
import { isLeftOut } from './is-left-out.ts';
import { noteEndless } from './note-endless.ts';
import { pushToRank } from './push-to-rank.ts';

export type Offer =
  | 'accepted'
  | 'known'
  | 'not-a-page'
  | 'out-of-scope'
  | 'excluded'
  | 'too-deep'
  | 'trap'
  | 'full';

export const MAX_KNOWN_PAGES = 50_000;

/** Offers one URL and says whether it was taken. */
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
  if (isLeftOut(frontier, url)) return 'trap';
  if (frontier.counts.known >= MAX_KNOWN_PAGES) {
    frontier.isFull = true;
    return 'full';
  }
  // What the website lists in its sitemap is not a trap, whatever its address looks like.
  const isListed = from.via === 'sitemap';
  const trap = detectTrap(url);
  if (trap === 'too-long' || (!isListed && (trap !== null || isEndless(frontier, url)))) {
    noteEndless(frontier, url);
    return 'trap';
  }
  if (!isListed) {
    for (const { key } of trapGroups(url)) frontier.groups[key] = (frontier.groups[key] ?? 0) + 1;
    countVariant(frontier, url);
  }
  addPage(frontier, url, { ...from, state: 'waiting', isIncluded: true });
  return 'accepted';
}

/** A page found again by a shorter path moves up; its entry in the old rank is skipped later. */
function bringNearer(frontier: Frontier, url: string, page: FrontierPage, depth: number): void {
  if (page.state !== 'waiting' || depth >= page.depth) return;
  page.depth = depth;
  pushToRank(frontier, url, page);
}
