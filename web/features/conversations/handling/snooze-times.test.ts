import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

test.each([
  ['a Wednesday', new Date(2026, 4, 6, 15, 30), ['6 16:30', '6 18:30', '7 9:00', '11 9:00']],
  ['a Monday', new Date(2026, 4, 4, 8, 0), ['4 9:00', '4 11:00', '5 9:00', '11 9:00']],
  ['a Sunday', new Date(2026, 4, 3, 23, 0), ['4 0:00', '4 2:00', '4 9:00']],
])('on %s', (_day, now, expected) => {
  const shown = snoozeTimes(now).map(
    ({ at }) => `${at.getDate()} ${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`,
  );
  expect(shown).toEqual(expected);
});
