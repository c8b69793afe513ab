import { expect, test } from 'vitest';
import { readKeys } from './read-keys.ts';

const known = ['c', '?', 'g d', 'g m'];

test.each([
  ['', 'c', 'c', ''],
  ['', 'g', null, 'g'],
  ['g', 'm', 'g m', ''],
  ['g', 'c', 'c', ''],
  ['g', 'g', null, 'g'],
  ['g', 'x', null, ''],
  ['', 'm', null, ''],
  ['', '?', '?', ''],
])('after "%s" the key %s', (pending, key, found, left) => {
  expect(readKeys(pending, key, known)).toEqual({ found, pending: left });
});
