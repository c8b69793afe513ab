import { expect, test } from 'vitest';
import { deriveStems } from './derive-stems.ts';
import { stemWord } from './stem-word.ts';

test.each([
  ['deliver', 'delivery', true],
  ['pay', 'payment', true],
  ['reservation', 'reserve', true],
  ['subscribe', 'subscriber', true],
  ['install', 'installation', true],
  ['car', 'care', false],
  ['pool', 'school', false],
  ['dog', 'dogma', false],
])('"%s" and "%s" are one family: %s', (word, other, expected) => {
  const stem = stemWord(word, 'en');
  const otherStem = stemWord(other, 'en');
  expect(stem === otherStem || deriveStems(stem).includes(otherStem)).toBe(expected);
});

test('never gives the stem itself, and nothing for what is too short', () => {
  expect(deriveStems('deliveri')).not.toContain('deliveri');
  expect(deriveStems('a')).toEqual([]);
});
