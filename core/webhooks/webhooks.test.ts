import { describe, expect, test } from 'vitest';
import { judgeEndpoint } from './judge-endpoint.ts';
import { pauseBeforeNext } from './pause-before-next.ts';
import { pauseOfEndpoint } from './pause-of-endpoint.ts';

test('attempts come over 24 hours with growing pauses', () => {
  const due: (number | null)[] = [];
  let minutes = 0;
  for (let failed = 1; failed <= 8; failed++) {
    const pause = pauseBeforeNext(failed, null);
    if (pause !== null) minutes += pause / 60;
    due.push(pause === null ? null : minutes);
  }
  expect(due).toEqual([1, 5, 30, 120, 360, 720, 1440, null]);
});

test.each([
  ['asks for less than the schedule', 1, 5, 60],
  ['asks for more', 1, 600, 600],
  ['asks for a year', 1, 31_536_000, 86_400],
  ['asks after the last attempt', 8, 600, null],
])('an endpoint that %s', (_name, failed, retryAfterSeconds, expected) => {
  expect(pauseBeforeNext(failed, retryAfterSeconds)).toBe(expected);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 600],
  [10_000, 600],
])('after %i failures in a row an endpoint rests for %i seconds', (failures, seconds) => {
  expect(pauseOfEndpoint(failures)).toBe(seconds);
});

describe('an endpoint that fails', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  test.each([
    ['for an hour', 1, null, 'keep'],
    ['for a day', 24, null, 'warn'],
    ['for two days after a warning', 48, 24, 'keep'],
    ['for three days after a warning', 72, 48, 'switch-off'],
    ['for a month without a warning', 720, null, 'warn'],
    ['for a month, warned an hour ago', 720, 1, 'keep'],
    ['for a month, warned a day ago', 720, 24, 'switch-off'],
  ] as const)('%s', (_name, failing, warned, expected) => {
    const warnedAt = warned === null ? null : hoursAgo(warned);
    expect(judgeEndpoint({ failingSince: hoursAgo(failing), warnedAt }, now)).toBe(expected);
  });
});
