import { expect, test } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');

test.each([
  [null, null],
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 10:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
])('Retry-After %s is %s seconds', (value, expected) => {
  expect(readRetryAfter(value, NOW)).toBe(expected);
});
