import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCompact,
  formatCount,
  formatDollars,
  formatNumber,
  formatShare,
} from './format.ts';
import { formatDateTime, formatTimeAgo } from './format-time.ts';

test.each([
  [formatNumber(12_345), '12,345'],
  [formatCompact(7_900), '7.9K'],
  [formatCompact(100_000), '100K'],
  [formatCompact(10_000_000), '10M'],
  [formatDollars(0), '$0.00'],
  [formatDollars(12.5), '$12.50'],
  [formatDollars(0.42), '$0.42'],
  [formatDollars(0.000_423), '$0.00042'],
  [formatCount(1, 'page'), '1 page'],
  [formatCount(0, 'page'), '0 pages'],
  [formatCount(2, 'reply', 'replies'), '2 replies'],
  [formatShare(0.873), '87%'],
  [formatBytes(900), '900 B'],
  [formatBytes(1_536), '1.5 KB'],
  [formatBytes(20 * 1_048_576), '20 MB'],
  [formatBytes(50.25 * 1_073_741_824), '50.3 GB'],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});

const now = new Date('2026-03-14T12:00:00Z');
test.each([
  ['2026-03-14T11:59:40Z', 'just now'],
  ['2026-03-14T12:00:05Z', 'just now'],
  ['2026-03-14T11:55:00Z', '5 min ago'],
  ['2026-03-14T09:00:00Z', '3 h ago'],
  ['2026-03-12T12:00:00Z', '2 d ago'],
])('%s is %s', (time, expected) => {
  expect(formatTimeAgo(time, now)).toBe(expected);
});

test('older than a week is a date', () => {
  expect(formatTimeAgo('2026-01-02T12:00:00Z', now)).toBe('Jan 2, 2026');
  expect(formatDateTime('2026-01-02T12:00:00Z')).toMatch(/^Jan 2, 2026/);
});
