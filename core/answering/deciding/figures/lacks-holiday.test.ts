import { expect, test } from 'vitest';
import { lacksHoliday } from './lacks-holiday.ts';

test.each([
  ['Are you open on Easter Sunday?', 'Sunday: 10:00 to 16:00', true],
  ['What are your hours on Good Friday?', 'Friday: 09:00 to 18:00', true],
  ['Are you open on New Year’s Eve?', 'Monday to Friday: 09:00 to 18:00', true],
  ['Habt ihr Ostermontag offen?', 'Montag: 9 bis 18 Uhr', true],
  ['Are you open on Easter Sunday?', 'On public holidays we are closed.', false],
  ['Are you open at Christmas?', 'We are closed from 24 to 26 December.', false],
  ['Do you sell Easter eggs?', 'Our Easter eggs are made by hand.', false],
  ['Are you open on Sunday?', 'Sunday: 10:00 to 16:00', false],
])('"%s" and "%s": %s', (question, sentence, expected) => {
  expect(lacksHoliday([sentence], question)).toBe(expected);
});
