import { isInScope } from '#core/crawling/scope/is-in-scope.ts';
import { isIncluded } from '#core/crawling/scope/is-included.ts';
import { detectTrap } from '#core/crawling/traps/detect-trap.ts';
import type { Frontier, FrontierPage } from './frontier.ts';
import { releaseHeld } from './release-held.ts';

/**
 * `go-on`: the page in flight goes on under `url`, which may be a new name. `known`: that page is, or will be, read
 * under its own name. `out-of-scope`: it leads out of the crawl. In the last two cases the page is left to be reported
 * as skipped, under its old name.
 */
export type Settled = { kind: 'go-on'; url: string } | { kind: 'known' | 'out-of-scope' };

export function renamePage(frontier: Frontier, from: string, target: string): Settled {
  const page = frontier.pages[from];
  if (target === from || page === undefined) return { kind: 'go-on', url: from };
  const isWanted =
    frontier.options.mode === 'page' || page.via === 'start' || isIncluded(target, frontier.options);
  if (!isInScope(target, frontier.scope) || !isWanted || detectTrap(target) !== null)
    return { kind: 'out-of-scope' };
  const known = frontier.pages[target];
  if (known !== undefined && known.state !== 'waiting') return { kind: 'known' };
  // Its text has been fetched, so a page that waits under this name is not fetched again.
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
