import { expect, test } from 'vitest';
import { otherNumeral } from './other-numeral.ts';

test.each([
  ['4', 'en', 'four'],
  ['four', 'en', '4'],
  ['12', 'de', 'zwolf'],
  ['sechs', 'de', '6'],
  ['1', 'en', null],
  ['13', 'en', null],
  ['4', 'xx', null],
  ['forum', 'en', null],
])('%s in %s: %s', (word, language, other) => {
  expect(otherNumeral(word, language)).toBe(other);
});
