import type { CrawlSchedule } from '#contract/sources/sources.ts';

const DAY_MS = 86_400_000;

const PERIOD_DAYS: Record<Exclude<CrawlSchedule, 'never'>, number> = { daily: 1, weekly: 7, monthly: 30 };

/** Part of the period by which a crawl may come early or late, so that those set up together do not stay together. */
const JITTER = 0.05;

/**
 * When a website or Notion is due again.
 * @param after when it was last read, or added
 * @param random from 0 to 1
 * @returns null without a schedule
 */
export function nextCrawlTime(schedule: CrawlSchedule, after: Date, random: number): Date | null {
  if (schedule === 'never') return null;
  const periodMs = PERIOD_DAYS[schedule] * DAY_MS;
  return new Date(after.getTime() + Math.round(periodMs * (1 + JITTER * (2 * random - 1))));
}
