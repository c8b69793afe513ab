import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayInZone,
  describeRange,
  rangeOfDays,
  resolveMoments,
  resolveRange,
  writeDay,
} from './date-ranges.ts';

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

describe('resolveMoments', () => {
  /** Noon of November 28th in London. */
  const noon = new Date('2026-11-28T12:00:00Z');
  test.each([
    ['today', 'UTC', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z'],
    ['today', 'America/Los_Angeles', '2026-11-28T08:00:00Z', '2026-11-29T08:00:00Z'],
    ['today', 'Pacific/Kiritimati', '2026-11-28T10:00:00Z', '2026-11-29T10:00:00Z'],
    ['yesterday', 'Asia/Kathmandu', '2026-11-26T18:15:00Z', '2026-11-27T18:15:00Z'],
    // The clocks went back on October 25th: a day of 25 hours.
    ['2026-10-25..2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // Midnight does not exist on the day that Cuba puts its clocks forward.
    ['2026-03-08..2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['last-month', 'Australia/Sydney', '2026-09-30T14:00:00Z', '2026-10-31T13:00:00Z'],
  ])('%s in %s', (value, timeZone, from, to) => {
    expect(resolveMoments(value, noon, 1, timeZone)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  /** Clocks change at 2, at midnight, at 1 in the morning to midnight, by half an hour, in the south, or never. */
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'America/Havana',
    'Africa/Cairo',
    'Asia/Beirut',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'UTC',
  ];
  const values = [
    ...['today', 'yesterday', 'this-week', 'last-week', 'this-month', 'last-month'],
    ...['8-days-up-to-today', '3-days-starting-today', '45-days-up-to-today'],
  ];

  /** The first quarter of an hour that a clock on the wall shows that day in, looked for one by one. */
  function findBeginning(date: Date, timeZone: string): Date {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone });
    const wanted = writeDay(date);
    let ms = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - 26 * 3_600_000;
    while (format.format(ms) !== wanted) ms += 900_000;
    return new Date(ms);
  }

  test.each(zones.flatMap((timeZone) => values.map((value) => [value, timeZone] as const)))(
    '%s in %s begins and ends with its days, around every change of the clocks',
    (value, timeZone) => {
      for (const month of [3, 4, 5, 9, 10, 11]) {
        for (const date of [1, 5, 9, 25, 27, 30]) {
          const time = new Date(Date.UTC(2026, month - 1, date, 12));
          const { from, to } = resolveRange(value, dayInZone(time, timeZone), 1) ?? {};
          if (from === undefined || to === undefined) throw new Error(`${value} is a range.`);
          expect(resolveMoments(value, time, 1, timeZone), time.toISOString()).toEqual({
            from: findBeginning(from, timeZone),
            to: findBeginning(to, timeZone),
          });
        }
      }
    },
  );

  test('a moment that cannot be read sets no limit', () => {
    expect(resolveMoments('ever', noon, 1, 'UTC')).toBeNull();
  });

  test('it may be another day elsewhere', () => {
    expect(dayInZone(new Date('2026-11-28T23:30:00Z'), 'Asia/Tokyo')).toEqual(day(11, 29));
    expect(dayInZone(new Date('2026-11-28T01:30:00Z'), 'America/New_York')).toEqual(day(11, 27));
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
