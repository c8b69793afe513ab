import type { Source } from '#contract/sources/sources.schemas.ts';
import { formatDateTime } from '#web/lib/format-time.ts';

/** When a website is read again by itself; empty where it is not. */
export function describeSchedule({
  schedule,
  nextCrawlAt,
}: Pick<Source, 'schedule' | 'nextCrawlAt'>): string {
  if (schedule === 'never') return '';
  const often = { daily: 'every day', weekly: 'every week', monthly: 'every month' }[schedule];
  return nextCrawlAt === null
    ? `Checked for changes ${often}`
    : `Checked for changes ${often}, next ${formatDateTime(nextCrawlAt)}`;
}
