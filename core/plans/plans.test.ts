import { describe, expect, it } from 'vitest';
import { monthPeriod, nextMonth } from './month-period.ts';
import { percentageOf } from './percentage-of.ts';
import { warningPassed } from './warning-passed.ts';

describe('month period', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  ])('of %s is %s and ends at %s', (now, period, next) => {
    expect(monthPeriod(new Date(now))).toBe(period);
    expect(nextMonth(new Date(now)).toISOString()).toBe(next);
  });
});

describe('percentage', () => {
  it.each([
    [0, 40, 0],
    [39, 40, 97],
    [40, 40, 100],
    [10, 5, 200],
    [999, 1000, 99],
    [5, null, 0],
    [0, 0, 100],
  ])('%s of %s is %s', (used, limit, percentage) => expect(percentageOf(used, limit)).toBe(percentage));
});

describe('warning', () => {
  it.each([
    [31, 40, null],
    [32, 40, 80],
    [33, 40, null],
    [39, 40, null],
    [40, 40, 100],
    [41, 40, null],
    [1, 1, 100],
    [4, 5, 80],
    [1, null, null],
  ])('at %s of %s is %s', (used, limit, warning) => expect(warningPassed(used, limit)).toBe(warning));
});
