import { type Frontier, type FrontierPage, releaseHeld } from './frontier.ts';
import { isIncluded, isInScope } from './is-in-scope.ts';
import { normaliseUrl } from './normalise-url.ts';
import { parseUrl } from './parse-url.ts';
import { spotTrap } from './spot-trap.ts';

/**
 * `go-on`: the page in flight goes on under `url`, which may be a new name. `known`: that page is, or will be, read
 * under its own name. `out-of-scope`: it leads out of the crawl. In the last two cases the page is left to be reported
 * as skipped, under its old name.
 */
export type Settled = { kind: 'go-on'; url: string } | { kind: 'known' | 'out-of-scope' };

/**
 * A page in flight was answered by a redirect to `to`. A redirect of the start page itself moves the whole crawl there:
 * `firm.example` that has become `www.firm.example`, or another domain altogether.
 */
export function settleRedirect(frontier: Frontier, from: string, to: string): Settled {
  const page = frontier.pages[from];
  const target = normaliseUrl(to);
  if (target === null) return { kind: 'out-of-scope' };
  if (page?.via === 'start' && !isInScope(target, frontier.scope)) frontier.scope.startUrl = target;
  return rename(frontier, from, target);
}

/**
 * A page in flight names `canonical` as its true address. Followed within the website, a page whose original lies elsewhere
 * is left out. Ignored for a single page, which the owner asked for by name, and when an inner page calls the home page
 * its original: that is a mistake of templates which would cost the whole website.
 */
export function settleCanonical(frontier: Frontier, from: string, canonical: string | null): Settled {
  const target = canonical === null ? null : normaliseUrl(canonical, from);
  const isHome = target !== null && (parseUrl(target)?.pathname ?? '/') === '/';
  if (target === null || isHome || frontier.options.mode === 'page') return { kind: 'go-on', url: from };
  return rename(frontier, from, target);
}

/**
 * Claims the text of a page, by the hash of its normalised text, so that the same text under two addresses is stored
 * once. Exact on purpose: two product pages that differ by a price alone are both wanted.
 * @returns the page that already holds this text, or null when it is new
 */
export function claimContent(frontier: Frontier, url: string, contentHash: string): string | null {
  const earlier = frontier.contents[contentHash];
  if (earlier !== undefined && earlier !== url) return earlier;
  frontier.contents[contentHash] = url;
  return null;
}

function rename(frontier: Frontier, from: string, target: string): Settled {
  const page = frontier.pages[from];
  if (target === from || page === undefined) return { kind: 'go-on', url: from };
  const isWanted =
    frontier.options.mode === 'page' || page.via === 'start' || isIncluded(target, frontier.options);
  if (!isInScope(target, frontier.scope) || !isWanted || spotTrap(target) !== null)
    return { kind: 'out-of-scope' };
  const known = frontier.pages[target];
  if (known !== undefined && known.state !== 'waiting') return { kind: 'known' };
  // Its text is already here, so a page still waiting under that name need not be fetched again.
  const moved: FrontierPage = { ...page, depth: Math.min(page.depth, known?.depth ?? page.depth) };
  if (page.via === 'start')
    moved.isIncluded = frontier.options.mode === 'page' || isIncluded(target, frontier.options);
  if (known === undefined) frontier.counts.known += 1;
  else frontier.counts.waiting -= 1;
  frontier.pages[target] = moved;
  releaseHeld(frontier, target);
  page.state = 'skipped';
  frontier.taken = frontier.taken.map((taken) => (taken === from ? target : taken));
  return { kind: 'go-on', url: target };
}
