import robotsParser from 'robots-parser';
import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import type { RobotsRules } from './robots-rules.ts';
import { tidyRobots } from './tidy-robots.ts';

export const MAX_ROBOTS_BYTES = 500 * 1_024;

const MAX_WILDCARD_CHARACTERS = 64 * 1_024;

/**
 * Reads a robots.txt after RFC 9309: groups of one token merged, our token else `*`, the longest match wins, Allow on
 * a tie, `*` and `$` understood; slips are forgiven as Google's parser does ({@link tidyRobots}). Never throws.
 * @param text the file; anything beyond 500 KiB is ignored
 * @param url where it was asked for (`scheme://host:port/robots.txt`): the rules hold for that authority only
 * @param userAgent product token with or without version, e.g. `ParleyBot/1.0 (+https://…)`
 */
export function readRobots(text: string, url: string, userAgent: string): RobotsRules {
  const robots = parseRobots(url, boundRobots(text));
  const delay = robots.getCrawlDelay(userAgent);
  return {
    // Undefined means "of another authority": its own file decides, so this one has no objection.
    isAllowed: (text) => {
      const target = comparableTarget(text, url);
      return isRobotsFile(target) || robots.isAllowed(target, userAgent) !== false;
    },
    crawlDelaySeconds: delay !== undefined && Number.isFinite(delay) && delay >= 0 ? delay : null,
    sitemaps: [...new Set(robots.getSitemaps().map((entry) => resolveSitemap(entry, url)))].filter(
      (entry) => entry !== null,
    ),
  };
}

type Robots = ReturnType<typeof robotsParser.default>;

// The library is CommonJS and exports the function itself, its types say `default`.
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robots;

/** Bounds what matching may cost: the library tries each wildcard rule on each length of the path. */
function boundRobots(text: string): string {
  let wildcardCharacters = 0;
  return tidyRobots(text.slice(0, MAX_ROBOTS_BYTES))
    .split('\n')
    .filter((line) => {
      if (line.includes('*')) wildcardCharacters += line.length;
      return !line.includes('*') || wildcardCharacters <= MAX_WILDCARD_CHARACTERS;
    })
    .join('\n');
}

/** Absolute, and with the characters escaped that the library escapes in rules but the URL parser leaves in paths. */
function comparableTarget(text: string, url: string): string {
  const target = parseUrl(text, parseUrl('/', url)?.href)?.href ?? text;
  return target.replace(/[[\]|^`{}\\"<>]/g, (sign, at: number) =>
    at < target.indexOf('/', 8) ? sign : encodeURIComponent(sign),
  );
}

function isRobotsFile(url: string): boolean {
  return parseUrl(url)?.pathname === '/robots.txt';
}

function resolveSitemap(entry: string, url: string): string | null {
  const resolved = parseUrl(entry, url);
  return resolved !== null && /^https?:$/.test(resolved.protocol) ? resolved.href : null;
}
