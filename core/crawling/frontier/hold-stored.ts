import type { Frontier } from './frontier.ts';

/**
 * After an interruption: what is stored by now, which may be more than was known when this state was saved. Pages that
 * it did not know as stored take their place under the limit at once, and give it back when they come up to be read.
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
