import type { Frontier } from './frontier.ts';
import { isLeftOut } from './is-left-out.ts';

/** Pages that were found and not fetched, in the order in which they would be; those read for their links alone are left out. */
export function listWaiting(frontier: Frontier, maximum: number): string[] {
  const ranks = Object.keys(frontier.waiting).map(Number);
  const urls = ranks.toSorted((one, other) => one - other).flatMap((rank) => frontier.waiting[rank] ?? []);
  // A page that was found again by a shorter way is in two lists.
  return [...new Set(urls)]
    .filter((url) => {
      const page = frontier.pages[url];
      return page?.state === 'waiting' && page.isIncluded && !isLeftOut(frontier, url);
    })
    .slice(0, maximum);
}
