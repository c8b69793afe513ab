import type { Frontier } from './frontier.ts';

/**
 * After an interruption more pages may be stored than this saved state knows. They count against the limit at once,
 * until they are read again and counted by how that ends.
 */
export function holdStored(frontier: Frontier, urls: Iterable<string>): void {
  const held: Record<string, true> = {};
  frontier.counts.stored -= Object.keys(frontier.held ?? {}).length;
  for (const url of urls) {
    if (frontier.pages[url]?.state === 'stored') continue;
    held[url] = true;
    frontier.counts.stored += 1;
  }
  frontier.held = held;
}
