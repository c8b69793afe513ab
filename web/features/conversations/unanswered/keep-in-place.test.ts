import { expect, test } from 'vitest';
import { keepInPlace } from './keep-in-place.ts';

test.each([
  ['abc', 'abc', '', 'abc'],
  ['abc', 'ac', 'b', 'abc'],
  ['abc', 'ac', '', 'ac'],
  ['abc', '', 'ac', 'ac'],
  ['abc', 'xac', 'b', 'xbac'],
  ['', 'ab', 'a', 'ab'],
])('of %j then %j keeps %j in place', (before, now, kept, expected) => {
  const list = keepInPlace(
    [...before],
    [...now],
    (item) => item,
    (item) => kept.includes(item),
  );
  expect(list.join('')).toBe(expected);
});
