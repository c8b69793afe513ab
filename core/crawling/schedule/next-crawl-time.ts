import type { CrawlSchedule } from '#contract/sources/sources.ts';

const DAY_MS = 86_400_000;

const PERIOD_DAYS: Record<Exclude<CrawlSchedule, 'never'>, number> = { daily: 1, weekly: 7, monthly: 30 };

/** By which part of the period a crawl may be early or late, so that crawls set up at the same time spread out. */
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
