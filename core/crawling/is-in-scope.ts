import { getDomain } from 'tldts';
import { matchPattern } from './match-pattern.ts';
import { type ParsedUrl, parseUrl } from './parse-url.ts';

/** Which pages belong to the website that an owner named. */
export interface CrawlScope {
  /** Where the crawl starts; its host, or its registrable domain, bounds the crawl. */
  startUrl: string;
  /** `host`: this host only, with or without `www.`. `domain`: every host under the same registrable domain. */
  reach: 'host' | 'domain';
  /** Only paths that begin so, whole segments only: `/shop` admits `/shop` and `/shop/a`, not `/shopping`. */
  pathPrefix: string | null;
}

/** Is `url` on the owner's website? Says nothing about include and exclude patterns: see {@link isIncluded}. */
export function isInScope(url: string, scope: CrawlScope): boolean {
  const target = parseUrl(url);
  const start = parseUrl(scope.startUrl);
  if (target === null || start === null) return false;
  return isSameWebsite(target, start, scope.reach) && isUnderPrefix(target.pathname, scope.pathPrefix);
}

/** Two URLs of one website. A name without registrable domain (an address, `localhost`) must match with its port. */
export function isSameWebsite(left: ParsedUrl, right: ParsedUrl, reach: CrawlScope['reach']): boolean {
  if (left.port !== right.port) return false;
  if (withoutWww(left.hostname) === withoutWww(right.hostname)) return true;
  if (reach === 'host') return false;
  // Private suffixes count: me.github.io and you.github.io are two owners.
  const domain = getDomain(left.hostname, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(right.hostname, { allowPrivateDomains: true });
}

/**
 * Does the page pass the owner's patterns? A pattern is matched against path and query from the first slash on, or
 * against the whole URL when it begins with a scheme; `*` is any run of characters: `/a/*`, `*.pdf`, `/shop/*?page=*`.
 * `/a/*` also admits `/a` itself. Without include patterns everything is included; exclude always wins.
 */
export function isIncluded(url: string, patterns: { include: string[]; exclude: string[] }): boolean {
  const target = parseUrl(url);
  if (target === null) return false;
  const fits = (pattern: string) => fitsPattern(target, pattern.trim());
  if (patterns.exclude.some(fits)) return false;
  const include = patterns.include.filter((pattern) => pattern.trim() !== '');
  return include.length === 0 || include.some(fits);
}

function fitsPattern(url: ParsedUrl, pattern: string): boolean {
  if (pattern === '') return false;
  if (/^https?:\/\//i.test(pattern)) return matchOrParent(pattern, url.href);
  const rooted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  // An owner types what the address bar shows, so both spellings of an escaped path are tried.
  return [url.pathname + url.search, url.pathname].some(
    (path) => matchOrParent(rooted, path) || matchOrParent(rooted, decodePath(path)),
  );
}

function matchOrParent(pattern: string, text: string): boolean {
  return matchPattern(pattern, text) || (pattern.endsWith('/*') && text === pattern.slice(0, -2));
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isUnderPrefix(path: string, prefix: string | null): boolean {
  if (prefix === null) return true;
  const bare = prefix.replace(/\/+$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}

function withoutWww(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
