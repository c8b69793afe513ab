import { expect, test } from 'vitest';
import { weekBefore } from './week-before.ts';

test.each([
  ['2026-03-09T06:59:00Z', 'UTC', null],
  ['2026-03-09T07:00:00Z', 'UTC', ['2026-03-02', '2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z']],
  ['2026-03-09T11:59:00Z', '', ['2026-03-02', '2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z']],
  ['2026-03-09T12:00:00Z', 'Nowhere/Else', null],
  ['2026-03-10T08:00:00Z', 'UTC', null],
  // Sunday evening in UTC is Monday morning there.
  [
    '2026-03-08T19:00:00Z',
    'Pacific/Auckland',
    ['2026-03-02', '2026-03-01T11:00:00.000Z', '2026-03-08T11:00:00.000Z'],
  ],
  // The clock went ahead in the night to Sunday.
  [
    '2026-03-30T05:00:00Z',
    'Europe/Berlin',
    ['2026-03-23', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ],
])('at %s in %j the week is %j', (now, timeZone, expected) => {
  const week = weekBefore(new Date(now), timeZone);
  expect(week && [week.firstDay, week.from.toISOString(), week.to.toISOString()]).toEqual(expected);
});
