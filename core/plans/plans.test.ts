import { describe, expect, it } from 'vitest';
import { isAsleep } from './is-asleep.ts';
import { monthPeriod } from './month-period.ts';
import { nextMonth } from './next-month.ts';
import { percentageOf } from './percentage-of.ts';
import { remainingOf } from './remaining-of.ts';

describe('percentageOf', () => {
  it.each([
    [0, 40, 0],
    [1, 40, 2],
    [39, 40, 97],
    [40, 40, 100],
    [60, 40, 150],
    [99_999, 100_000, 99],
    [5, null, 0],
    [0, 0, 100],
  ])('of %s used with limit %s is %s', (used, limit, expected) => {
    expect(percentageOf(used, limit)).toBe(expected);
  });
});

describe('isAsleep', () => {
  const lastActiveAt = new Date('2027-02-01T10:00:00Z');
  it.each([
    [7, '2027-02-08T10:00:00Z', false],
    [7, '2027-02-08T10:00:01Z', true],
    [null, '2028-02-01T10:00:00Z', false],
  ])('after %s days at %s is %s', (sleepsAfterDays, now, expected) => {
    expect(isAsleep(sleepsAfterDays, lastActiveAt, new Date(now))).toBe(expected);
  });
});

describe('months', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  ])('%s lies in %s, which ends at %s', (time, period, end) => {
    expect(monthPeriod(new Date(time))).toBe(period);
    expect(nextMonth(new Date(time)).toISOString()).toBe(end);
  });
});

describe('remainingOf', () => {
  it.each([
    [0, 5, 5],
    [5, 5, 0],
    [9, 5, 0],
    [9, null, null],
  ])('%s of %s leaves %s', (used, limit, expected) => {
    expect(remainingOf(used, limit)).toBe(expected);
  });
});
