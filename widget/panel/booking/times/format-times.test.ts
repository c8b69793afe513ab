import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';
import { formatMinutes } from './format-minutes.ts';
import { formatMoment } from './format-moment.ts';
import { formatTimes } from './format-times.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[string[], string, string, string[]]>([
  [['2026-12-01T08:30:00.000Z'], 'Europe/Berlin', 'de', ['09:30']],
  [['2026-12-01T08:30:00.000Z'], 'America/New_York', 'en-US', ['3:30 AM']],
  [['2026-12-01T08:30:00.000Z'], 'Asia/Kolkata', 'en-GB', ['14:00']],
  // Clocks go back: half past two comes twice.
  [
    ['2027-10-31T00:30:00.000Z', '2027-10-31T01:00:00.000Z', '2027-10-31T01:30:00.000Z'],
    'Europe/Berlin',
    'en-GB',
    ['02:30 CEST', '02:00', '02:30 CET'],
  ],
  // Clocks go forward: after 01:30 comes 03:00.
  [['2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z'], 'Europe/Berlin', 'en-GB', ['01:30', '03:00']],
])('%j in %s, %s', (times, zone, language, expected) => {
  expect(formatTimes(times, zone, language).map(plain)).toEqual(expected);
});

test('days, moments and lengths are written as the language does', () => {
  expect(formatDay('2026-11-30', 'en-GB')).toBe('Mon 30 Nov');
  expect(formatDay('2026-11-30', 'de')).toBe('Mo., 30. Nov.');
  expect(plain(formatMoment('2026-12-01T08:30:00.000Z', 'Europe/Berlin', 'en-GB'))).toBe(
    'Tuesday 1 December at 09:30 CET',
  );
  expect(formatMinutes(30, 'en')).toBe('30 minutes');
  expect(formatMinutes(1, 'ru')).toBe('1 минута');
});
