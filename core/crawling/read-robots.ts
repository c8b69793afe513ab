import robotsParser from 'robots-parser';
import { parseUrl } from './parse-url.ts';

/** What a robots.txt says to us. */
export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Not part of RFC 9309, but widely used; null when not given. Seconds, as written by the website. */
  crawlDelaySeconds: number | null;
  /** Absolute addresses of the sitemaps it names. */
  sitemaps: string[];
}

export const MAX_ROBOTS_BYTES = 500 * 1_024;
const MAX_LINE_LENGTH = 1_024;
const MAX_WILDCARD_CHARACTERS = 64 * 1_024;

export const ALLOW_ALL: RobotsRules = { isAllowed: () => true, crawlDelaySeconds: null, sitemaps: [] };
export const DISALLOW_ALL: RobotsRules = { isAllowed: () => false, crawlDelaySeconds: null, sitemaps: [] };

/**
 * Reads a robots.txt after RFC 9309: groups of one token merged, our token else `*`, the longest match wins, Allow on
 * a tie, `*` and `$` understood. Never throws.
 * @param text the file; what lies beyond 500 KiB is left out
 * @param url where it was asked for (`scheme://host:port/robots.txt`): the rules hold for that authority only
 * @param userAgent product token with or without version, e.g. `ParleyBot/1.0 (+https://…)`
 */
export function readRobots(text: string, url: string, userAgent: string): RobotsRules {
  const robots = parseRobots(url, boundRobots(text));
  const delay = robots.getCrawlDelay(userAgent);
  return {
    // Undefined means "of another authority": its own file decides, so this one has no objection.
    isAllowed: (target) => isRobotsFile(target) || robots.isAllowed(target, userAgent) !== false,
    crawlDelaySeconds: delay !== undefined && Number.isFinite(delay) && delay >= 0 ? delay : null,
    sitemaps: [...new Set(robots.getSitemaps().map((entry) => resolveSitemap(entry, url)))].filter(
      (entry) => entry !== null,
    ),
  };
}

/**
 * The rules that follow from how the fetch of robots.txt ended (RFC 9309, 2.3.1): 2xx is parsed; 4xx, and redirects
 * without end, mean that there are no rules; a server error, or no answer at all, means: stay out.
 */
export function robotsForStatus(status: number | 'redirect-limit' | 'unreachable'): RobotsRules {
  if (status === 'redirect-limit') return ALLOW_ALL;
  if (status === 'unreachable') return DISALLOW_ALL;
  return status >= 400 && status < 500 ? ALLOW_ALL : DISALLOW_ALL;
}

type Robots = ReturnType<typeof robotsParser.default>;
// The library is CommonJS and exports the function itself, its types say `default`.
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robots;

/** Bounds what matching may cost: the library tries each wildcard rule on each length of the path. */
function boundRobots(text: string): string {
  let wildcardCharacters = 0;
  return text
    .slice(0, MAX_ROBOTS_BYTES)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => {
      if (line.length > MAX_LINE_LENGTH) return false;
      if (line.includes('*')) wildcardCharacters += line.length;
      return !line.includes('*') || wildcardCharacters <= MAX_WILDCARD_CHARACTERS;
    })
    .join('\n');
}

function isRobotsFile(url: string): boolean {
  return parseUrl(url)?.pathname === '/robots.txt';
}

function resolveSitemap(entry: string, url: string): string | null {
  const resolved = parseUrl(entry, url);
  return resolved !== null && /^https?:$/.test(resolved.protocol) ? resolved.href : null;
}
