import { parseUrl } from '../urls/parse-url.ts';

const MAX_QUERY_VARIANTS = 50;

const MAX_CALENDAR_PAGES = 50;

export interface TrapGroup {
  kind: 'query' | 'calendar';
  key: string;
  limit: number;
}

/**
 * Groups of URLs that may be endless, each with how many of it a crawl should take: the query variants of one path, and
 * the dates of one calendar. A dated article (`/2024/05/some-title`) ends in words and is no calendar.
 */
export function trapGroups(url: string): TrapGroup[] {
  const parsed = parseUrl(url);
  if (parsed === null) return [];
  const groups: TrapGroup[] = [];
  if (parsed.search !== '') {
    const key = `query ${parsed.origin}${parsed.pathname}`;
    groups.push({ kind: 'query', key, limit: MAX_QUERY_VARIANTS });
  }
  const path = parsed.pathname.replace(/\/$/, '');
  if (CALENDAR_PATH.test(path)) {
    const key = `calendar ${parsed.origin}${path.replace(/\d+/g, '#')}`;
    groups.push({ kind: 'calendar', key, limit: MAX_CALENDAR_PAGES });
  }
  return groups;
}

/** Ends in a month, week or day, or in a page of one: `/2031/05`, `/2031-05-17`, `/events/2031/w07`, `/2031/05/page/2`. */
const CALENDAR_PATH = /\/(?:19|20|21|22)\d\d[-/]w?\d{1,2}(?:[-/]\d{1,2})?(?:\/page\/\d{1,4})?$/i;
