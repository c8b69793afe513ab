import { resolveMoments } from '#web/lib/dates/date-ranges.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { viewerTimeZone } from '../viewer-locale.ts';

/**
 * The part of a query that keeps a list to a range.
 * @param range as `date-ranges.ts` writes it; nothing and nonsense are no limit
 */
export function rangeQuery(range: string | undefined): { from?: string; to?: string } {
  const moments = range ? resolveMoments(range, new Date(), weekStart(), viewerTimeZone()) : null;
  return moments ? { from: moments.from.toISOString(), to: moments.to.toISOString() } : {};
}
