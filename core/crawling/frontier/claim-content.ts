import type { Frontier } from './frontier.ts';

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
