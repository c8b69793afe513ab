import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, describeRange, rangeOfDays, resolveRange } from './date-ranges.ts';

/** A Wednesday. */
const now = new Date(2026, 2, 11, 15, 30);
const day = (month: number, date: number, year = 2026) => new Date(year, month - 1, date);

describe('resolveRange', () => {
  test.each([
    ['today', day(3, 11), day(3, 12)],
    ['yesterday', day(3, 10), day(3, 11)],
    ['this-week', day(3, 9), day(3, 16)],
    ['last-week', day(3, 2), day(3, 9)],
    ['this-month', day(3, 1), day(4, 1)],
    ['last-month', day(2, 1), day(3, 1)],
    ['8-days-up-to-today', day(3, 4), day(3, 12)],
    ['1-days-up-to-today', day(3, 11), day(3, 12)],
    ['3-days-starting-today', day(3, 11), day(3, 14)],
    ['2026-02-27..2026-03-01', day(2, 27), day(3, 2)],
    ['2026-03-11..2026-03-11', day(3, 11), day(3, 12)],
  ])('%s', (value, from, to) => {
    expect(resolveRange(value, now, 1)).toEqual({ from, to });
  });

  test.each([
    '',
    'ever',
    '0-days-up-to-today',
    '-3-days-up-to-today',
    '2026-02-30..2026-03-01',
    '2026-03-02..2026-03-01',
    '2026-3-2..2026-03-01',
  ])('%j is no limit', (value) => {
    expect(resolveRange(value, now, 1)).toBeNull();
  });

  test('the week starts where the viewer says', () => {
    expect(resolveRange('this-week', now, 0)?.from).toEqual(day(3, 8));
    expect(resolveRange('this-week', now, 6)?.from).toEqual(day(3, 7));
    expect(resolveRange('this-week', day(3, 9), 1)?.from).toEqual(day(3, 9));
  });

  test('January looks back into the year before', () => {
    expect(resolveRange('last-month', day(1, 5), 1)).toEqual({ from: day(12, 1, 2025), to: day(1, 1) });
  });

  test('two chosen days come back as chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
        const from = addDays(day(1, 1, 1990), start);
        const to = addDays(from, length);
        expect(resolveRange(rangeOfDays(from, to), now, 1)).toEqual({ from, to: addDays(to, 1) });
      }),
    );
  });
});

test.each([
  ['last-week', 'Last Week'],
  ['8-days-up-to-today', '8 days up to today'],
  ['3-days-starting-today', '3 days starting today'],
  ['2026-03-01..2026-03-09', '1.3. – 9.3.'],
  ['2026-03-01..2026-03-01', '1.3.'],
  ['nonsense', 'All time'],
  ['', 'All time'],
])('%j reads %s', (value, expected) => {
  expect(describeRange(value, (date) => `${date.getDate()}.${date.getMonth() + 1}.`)).toBe(expected);
});
