import { getDomain } from 'tldts';
import type { CrawlScope } from '../scope/crawl-scope.ts';
import type { ParsedUrl } from './parse-url.ts';

/** Two URLs of one website. A name without registrable domain (an address, `localhost`) must match with its port. */
export function isSameWebsite(left: ParsedUrl, right: ParsedUrl, reach: CrawlScope['reach']): boolean {
  if (left.port !== right.port) return false;
  if (withoutWww(left.hostname) === withoutWww(right.hostname)) return true;
  if (reach === 'host') return false;
  // Private suffixes count: me.github.io and you.github.io are two owners.
  const domain = getDomain(left.hostname, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(right.hostname, { allowPrivateDomains: true });
}

function withoutWww(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
