import { setImmediate } from 'node:timers/promises';
import type { Frontier } from '#core/crawling/frontier/frontier.ts';
import { offerUrls } from '#core/crawling/frontier/offer-urls.ts';

/** Offered in a few milliseconds. */
const slice = 200;

/**
 * Offers URLs as `offerUrls` does, and lets others' requests be answered in between: a page may link to 20,000 addresses, and
 * a sitemap may list 50,000.
 */
export async function offerInSlices(
  frontier: Frontier,
  urls: readonly string[],
  from: { depth: number; via: 'sitemap' | 'link' },
): Promise<void> {
  for (let start = 0; start < urls.length; start += slice) {
    if (start > 0) await setImmediate();
    offerUrls(frontier, urls.slice(start, start + slice), from);
  }
}
