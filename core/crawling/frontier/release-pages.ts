import { addPage } from './add-page.ts';
import type { Frontier } from './frontier.ts';

/** Puts pages in flight back to wait: after a restart, or when a host asked to come back later. */
export function releasePages(frontier: Frontier, urls: string[] = frontier.taken): void {
  for (const url of [...urls]) {
    const page = frontier.pages[url];
    if (page?.state !== 'taken') continue;
    frontier.taken = frontier.taken.filter((taken) => taken !== url);
    frontier.counts.known -= 1;
    addPage(frontier, url, { ...page, state: 'waiting' });
  }
}
