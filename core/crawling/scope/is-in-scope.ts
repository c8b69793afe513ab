import { isSameWebsite } from '#core/crawling/urls/is-same-website.ts';
import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import type { CrawlScope } from './crawl-scope.ts';

/** Is `url` on the owner's website? Says nothing about include and exclude patterns: see {@link isIncluded}. */
export function isInScope(url: string, scope: CrawlScope): boolean {
  const target = parseUrl(url);
  const start = parseUrl(scope.startUrl);
  if (target === null || start === null) return false;
  return isSameWebsite(target, start, scope.reach) && isUnderPrefix(target.pathname, scope.pathPrefix);
}

function isUnderPrefix(path: string, prefix: string | null): boolean {
  if (prefix === null) return true;
  const bare = prefix.replace(/\/+$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}
