import type { Frontier } from './frontier.ts';

/** A page that was held is read again, and counts by how that ends. */
export function releaseHeld(frontier: Frontier, url: string): void {
  if (frontier.held?.[url] === undefined) return;
  delete frontier.held[url];
  frontier.counts.stored -= 1;
}
