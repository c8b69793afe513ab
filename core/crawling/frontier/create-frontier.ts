import { isIncluded } from '#core/crawling/scope/is-included.ts';
import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';
import { addPage } from './add-page.ts';
import type { Frontier, FrontierOptions } from './frontier.ts';

/** @throws RangeError, with a sentence for the owner, when the start URL is no plain http(s) address */
export function createFrontier(options: FrontierOptions): Frontier {
  const startUrl = normaliseUrl(options.startUrl);
  if (startUrl === null) {
    throw new RangeError(
      'The address must begin with http:// or https:// and contain no user name or password.',
    );
  }
  const frontier: Frontier = {
    options,
    scope: { startUrl, reach: options.reach, pathPrefix: options.pathPrefix },
    pages: {},
    waiting: {},
    taken: [],
    counts: { known: 0, waiting: 0, fetched: 0, stored: 0, skipped: 0, failed: 0 },
    groups: {},
    contents: {},
  };
  if (options.mode !== 'sitemap') {
    // Fetched even where the patterns exclude it: without its links there would be no crawl.
    const included = options.mode === 'page' || isIncluded(startUrl, options);
    addPage(frontier, startUrl, { depth: 0, via: 'start', state: 'waiting', isIncluded: included });
  }
  return frontier;
}
