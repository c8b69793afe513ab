import type { Frontier } from './frontier.ts';
import { offerUrl } from './offer-url.ts';

/**
 * Offers URLs found on a page at depth n with depth n + 1, or listed in a sitemap with depth 1.
 * @returns how many were new and accepted
 */
export function offerUrls(
  frontier: Frontier,
  urls: Iterable<string>,
  from: { depth: number; via: 'sitemap' | 'link' },
): number {
  let accepted = 0;
  for (const url of urls) if (offerUrl(frontier, url, from) === 'accepted') accepted += 1;
  return accepted;
}
