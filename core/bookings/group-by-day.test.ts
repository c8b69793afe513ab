import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';
import { startOfDay } from './start-of-day.ts';

const now = new Date('2026-11-29T06:00:00Z');
const list = (timeZone: string, starts: string[], maximum = 6) =>
  groupByDay(
    starts.map((start) => new Date(start)),
    { timeZone, now, maximum },
  );

test.each<[string, string, string[], [string, number][]]>([
  ['one day', 'Europe/Berlin', ['2026-12-01T09:00:00Z', '2026-12-01T08:00:00Z'], [['2026-12-01', 2]]],
  ['another day there than in UTC', 'Asia/Tokyo', ['2026-12-01T15:00:00Z'], [['2026-12-02', 1]]],
  ['an earlier day there than in UTC', 'America/Los_Angeles', ['2026-12-02T02:00:00Z'], [['2026-12-01', 1]]],
  [
    'a zone half an hour off',
    'Asia/Kolkata',
    ['2026-12-01T18:29:00Z', '2026-12-01T18:30:00Z'],
    [
      ['2026-12-01', 1],
      ['2026-12-02', 1],
    ],
  ],
  // Berlin: 01:59 is followed by 03:00, so the day has 23 hours.
  [
    'clocks go forward, Berlin',
    'Europe/Berlin',
    [
      '2027-03-27T22:59:00Z',
      '2027-03-27T23:00:00Z',
      '2027-03-28T01:00:00Z',
      '2027-03-28T21:59:00Z',
      '2027-03-28T22:00:00Z',
    ],
    [
      ['2027-03-27', 1],
      ['2027-03-28', 3],
      ['2027-03-29', 1],
    ],
  ],
  // 02:30 comes twice: both are times of the day, which has 25 hours.
  [
    'clocks go back, Berlin',
    'Europe/Berlin',
    [
      '2027-10-30T21:59:00Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T00:30:00Z',
      '2027-10-31T01:30:00Z',
      '2027-10-31T22:59:00Z',
      '2027-10-31T23:00:00Z',
    ],
    [
      ['2027-10-30', 1],
      ['2027-10-31', 4],
      ['2027-11-01', 1],
    ],
  ],
  [
    'clocks go forward, New York',
    'America/New_York',
    ['2027-03-14T04:59:00Z', '2027-03-14T05:00:00Z', '2027-03-15T03:59:00Z', '2027-03-15T04:00:00Z'],
    [
      ['2027-03-13', 1],
      ['2027-03-14', 2],
      ['2027-03-15', 1],
    ],
  ],
  [
    'clocks go back, New York',
    'America/New_York',
    ['2027-11-07T03:59:00Z', '2027-11-07T04:00:00Z', '2027-11-08T04:59:00Z', '2027-11-08T05:00:00Z'],
    [
      ['2027-11-06', 1],
      ['2027-11-07', 2],
      ['2027-11-08', 1],
    ],
  ],
  [
    'clocks go forward by half an hour, Lord Howe',
    'Australia/Lord_Howe',
    ['2027-10-02T13:29:00Z', '2027-10-02T13:30:00Z', '2027-10-03T12:59:00Z', '2027-10-03T13:00:00Z'],
    [
      ['2027-10-02', 1],
      ['2027-10-03', 2],
      ['2027-10-04', 1],
    ],
  ],
  // Midnight does not exist: the day begins at one.
  [
    'clocks go forward at midnight, Cairo',
    'Africa/Cairo',
    ['2027-04-29T21:59:00Z', '2027-04-29T22:00:00Z'],
    [
      ['2027-04-29', 1],
      ['2027-04-30', 1],
    ],
  ],
  [
    'past times and duplicates',
    'UTC',
    ['2026-11-29T06:00:00Z', '2026-11-30T06:00:00Z', '2026-11-30T06:00:00Z'],
    [['2026-11-30', 1]],
  ],
  ['nothing', 'UTC', [], []],
])('%s', (_what, timeZone, starts, expected) => {
  expect(list(timeZone, starts).days.map(({ date, times }) => [date, times.length])).toEqual(expected);
});

test('says which day comes after those that fit', () => {
  const starts = ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z', '2026-12-05T09:00:00Z'];
  expect(list('UTC', starts, 2)).toMatchObject({ nextDate: '2026-12-05' });
  expect(list('UTC', starts, 3)).toMatchObject({ nextDate: null });
});

test.each([
  ['2026-12-01', 'Europe/Berlin', '2026-11-30T23:00:00.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', 'Europe/Berlin', '2027-10-30T22:00:00.000Z'],
  ['2027-11-01', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
  ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z'],
  ['2027-11-08', 'America/New_York', '2027-11-08T05:00:00.000Z'],
  ['2027-04-30', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
])('%s in %s begins at %s', (date, timeZone, expected) => {
  expect(startOfDay(date, timeZone).toISOString()).toBe(expected);
});
