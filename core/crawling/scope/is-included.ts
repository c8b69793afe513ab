import { type ParsedUrl, parseUrl } from '#core/crawling/urls/parse-url.ts';
import { matchPattern } from './match-pattern.ts';

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
  // Owners type what the address bar shows, so the path is tried both escaped and unescaped.
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
