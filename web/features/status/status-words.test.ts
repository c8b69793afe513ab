import { expect, test } from 'vitest';
import type { DayState } from '#contract/status/status.ts';
import { describeDays, formatDay, formatUptime } from './status-words.ts';

const days = (...states: DayState[]) => states.map((state) => ({ date: '2026-01-01', state, uptime: null }));

test.each([
  [100, '100 %'],
  [99.999, '99.99 %'],
  [99.5, '99.5 %'],
  [0, '0 %'],
])('%d percent is %s', (percent, expected) => {
  expect(formatUptime(percent)).toBe(expected);
});

test('a day is that of UTC, wherever it is read', () => {
  expect(formatDay('2026-03-01')).toBe('Mar 1, 2026');
});

test.each([
  [days('unknown', 'unknown'), 'The last 2 days: 2 days not measured.'],
  [days('up'), 'The last 1 days: 1 day no failed checks.'],
  [
    days('unknown', 'up', 'down', 'up', 'degraded'),
    'The last 5 days: 2 days no failed checks, 1 day some checks failed, 1 day most checks failed, 1 day not measured.',
  ],
])('bars in words', (shown, expected) => {
  expect(describeDays(shown)).toBe(expected);
});
