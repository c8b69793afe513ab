import { expect, test } from 'vitest';
import { lostWhatWasAsked } from './lost-what-was-asked.ts';

const cut = (text: string, reason = 'figure') => [{ text, reason }];

test.each([
  ['what was said of it was cut', 'Fillings cost £110.', cut('An extraction costs £90.'), true],
  ['something else was cut', 'Fillings cost £110.', cut('Crowns cost £90.'), false],
  ['it is said', 'An extraction costs £130.', cut('An extraction costs £90.'), false],
  ['it was said twice', 'Fillings cost £110.', cut('An extraction costs £90.', 'repeated'), false],
  ['nothing was cut', 'Fillings cost £110.', [], false],
])('%s', (_, text, cuts, expected) => {
  expect(lostWhatWasAsked('How much is an extraction?', { text, cut: cuts }, 'en')).toBe(expected);
});
