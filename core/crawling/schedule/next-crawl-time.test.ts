import { expect, test } from 'vitest';
import type { CrawlSchedule } from '#contract/sources/sources.ts';
import { nextCrawlTime } from './next-crawl-time.ts';

const cases: [schedule: CrawlSchedule, random: number, next: string | null][] = [
  ['never', 0.5, null],
  ['daily', 0, '2026-03-01T22:48:00.000Z'],
  ['daily', 0.5, '2026-03-02T00:00:00.000Z'],
  ['daily', 1, '2026-03-02T01:12:00.000Z'],
  ['weekly', 0.5, '2026-03-08T00:00:00.000Z'],
  ['weekly', 0, '2026-03-07T15:36:00.000Z'],
  ['monthly', 0.5, '2026-03-31T00:00:00.000Z'],
];

test.each(cases)('%s, at random %d, is due %s', (schedule, random, next) => {
  const after = new Date('2026-03-01T00:00:00Z');
  expect(nextCrawlTime(schedule, after, random)?.toISOString() ?? null).toBe(next);
});
