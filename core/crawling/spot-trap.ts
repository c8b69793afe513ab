import { parseUrl } from './parse-url.ts';

export type Trap = 'too-long' | 'too-deep' | 'repeats' | 'too-many-variants';

const MAX_URL_LENGTH = 2_048;
const MAX_PATH_SEGMENTS = 12;
const MAX_SEGMENT_REPEATS = 3;
const MAX_QUERY_VARIANTS = 50;
const MAX_CALENDAR_PAGES = 50;

/** Traps that the URL alone gives away: endless length, depth, or the same folder again and again. */
export function spotTrap(url: string): Trap | null {
  if (url.length > MAX_URL_LENGTH) return 'too-long';
  const segments = (parseUrl(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  if (segments.length > MAX_PATH_SEGMENTS) return 'too-deep';
  const repeats = new Map<string, number>();
  for (const segment of segments) {
    const count = (repeats.get(segment) ?? 0) + 1;
    if (count > MAX_SEGMENT_REPEATS) return 'repeats';
    repeats.set(segment, count);
  }
  return null;
}

/**
 * Groups of URLs that may be endless, each with how many of it a crawl should take: the query variants of one path, and
 * the dates of one calendar. A dated article (`/2024/05/some-title`) ends in words and is no calendar.
 */
export function trapGroups(url: string): { key: string; limit: number }[] {
  const parsed = parseUrl(url);
  if (parsed === null) return [];
  const groups: { key: string; limit: number }[] = [];
  if (parsed.search !== '') {
    groups.push({ key: `query ${parsed.origin}${parsed.pathname}`, limit: MAX_QUERY_VARIANTS });
  }
  const path = parsed.pathname.replace(/\/$/, '');
  if (CALENDAR_PATH.test(path)) {
    groups.push({ key: `calendar ${parsed.origin}${path.replace(/\d+/g, '#')}`, limit: MAX_CALENDAR_PAGES });
  }
  return groups;
}

/**
 * What addresses of one make have in common, `/calendar/…` or `/list?day`: made of numbers or parameters, there may be
 * any number of them. Null for an address that is alone of its make.
 */
export function patternOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed === null) return null;
  const path = parsed.pathname.replace(/\d+/g, '…');
  const parameters = parsed.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '');
  const names = [...new Set(parameters.map((parameter) => parameter.split('=')[0]))].sort();
  if (path === parsed.pathname && names.length === 0) return null;
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}

/** Ends in a month, week or day: `/2031/05`, `/2031-05-17`, `/events/2031/w07`. */
const CALENDAR_PATH = /\/(?:19|20|21|22)\d\d[-/]w?\d{1,2}(?:[-/]\d{1,2})?$/i;
