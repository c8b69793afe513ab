import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { findOpening } from './find-opening.ts';

const weekdays = [1, 2, 3, 4, 5];
const office: OpeningHours = {
  timeZone: 'Europe/Berlin',
  intervals: weekdays.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:30', to: '17:00' },
  ]),
  holidays: ['2026-05-14', '2026-12-25'],
};

test.each([
  ['in the morning', '2026-05-04T08:00:00Z', null],
  ['at the first minute', '2026-05-04T07:00:00Z', null],
  ['before it', '2026-05-04T06:59:59Z', '2026-05-04T07:00:00Z'],
  ['at the end of the morning', '2026-05-04T10:00:00Z', '2026-05-04T11:30:00Z'],
  ['in the evening', '2026-05-04T15:00:00Z', '2026-05-05T07:00:00Z'],
  ['on Friday evening', '2026-05-08T18:00:00Z', '2026-05-11T07:00:00Z'],
  ['the evening before a holiday', '2026-05-13T18:00:00Z', '2026-05-15T07:00:00Z'],
  ['on a holiday', '2026-05-14T08:00:00Z', '2026-05-15T07:00:00Z'],
  ['over Christmas and a weekend', '2026-12-24T17:00:00Z', '2026-12-28T08:00:00Z'],
  ['on the weekend when clocks go forward', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00Z'],
  ['on the weekend when they go back', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00Z'],
])('%s', (_when, now, expected) => {
  const opening = findOpening(office, new Date(now));
  expect(opening).toEqual(expected === null ? null : new Date(expected));
});

describe('other hours', () => {
  test('around the clock', () => {
    const always = {
      ...office,
      intervals: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    };
    for (const now of ['2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '2026-05-04T22:00:00Z'])
      expect(findOpening(always, new Date(now))).toBeNull();
  });

  test('none at all', () => {
    expect(findOpening({ ...office, intervals: [] }, new Date('2026-05-04T08:00:00Z'))).toBe('never');
  });

  test('in the hour that the clocks leave out', () => {
    const night = { ...office, intervals: [{ weekday: 0, from: '02:30', to: '04:00' }] };
    expect(findOpening(night, new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-29T01:30:00Z'));
  });

  test('where midnight does not exist', () => {
    const cairo = {
      timeZone: 'Africa/Cairo',
      intervals: [{ weekday: 5, from: '00:00', to: '10:00' }],
      holidays: [],
    };
    expect(findOpening(cairo, new Date('2026-04-23T12:00:00Z'))).toEqual(new Date('2026-04-23T22:00:00Z'));
  });

  test('in a zone of half hours', () => {
    const india = {
      timeZone: 'Asia/Kolkata',
      intervals: [{ weekday: 1, from: '09:00', to: '17:00' }],
      holidays: [],
    };
    expect(findOpening(india, new Date('2026-05-04T00:00:00Z'))).toEqual(new Date('2026-05-04T03:30:00Z'));
  });
});
