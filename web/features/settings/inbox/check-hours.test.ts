import { expect, test } from 'vitest';
import { checkHours } from './check-hours.ts';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });

test.each([
  ['none', [], [], null],
  ['a break at noon', [on(1, '13:00', '17:00'), on(1, '09:00', '12:00')], ['2026-12-25'], null],
  ['to the end of the day', [on(1, '20:00', '24:00')], [], null],
  ['backwards', [on(2, '17:00', '09:00')], [], 'Tuesday: the end must be after the beginning.'],
  ['overlapping', [on(0, '09:00', '12:00'), on(0, '11:00', '13:00')], [], 'Sunday: these times overlap.'],
  ['half filled in', [on(3, '09:00', '')], [], 'Wednesday: fill in both times, or remove them.'],
  ['a holiday without a date', [], [''], 'Fill in the date of each holiday, or remove it.'],
])('%s', (_what, intervals, holidays, expected) => {
  expect(checkHours({ timeZone: 'UTC', intervals, holidays })).toBe(expected);
});
