import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { searchNumber } from './search-number.ts';

const salt = 'ab12?agent=agt_1&expires=1800000000&';
const challengeOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

it.each([
  [0, 0, 10, 0],
  [7, 0, 10, 7],
  [10, 0, 10, null],
  [3, 4, 10, null],
])('finds %s between %s and %s: %s', (number, from, to, expected) => {
  expect(searchNumber({ salt, challenge: challengeOf(number), from, to })).toBe(expected);
});
