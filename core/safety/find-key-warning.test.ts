import { expect, it } from 'vitest';
import { findKeyWarning } from './find-key-warning.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-29T12:00:00Z');

it.each([
  ['nothing eight days before', { ends: 8, age: 22, warned: null }, null],
  ['nothing just more than seven days before', { ends: 7.001, age: 22, warned: null }, null],
  ['the first seven days before', { ends: 7, age: 23, warned: null }, 7],
  ['the first a little later', { ends: 5.5, age: 23, warned: null }, 7],
  ['nothing once the first was sent', { ends: 5.5, age: 23, warned: 7 }, null],
  ['the second a day before', { ends: 1, age: 29, warned: 7 }, 1],
  ['the second alone where both are due', { ends: 0.5, age: 29, warned: null }, 1],
  ['nothing once the second was sent', { ends: 0.5, age: 29, warned: 1 }, null],
  ['nothing at its end', { ends: 0, age: 30, warned: 7 }, null],
  ['nothing after its end', { ends: -1, age: 31, warned: null }, null],
  ['nothing for a key made for seven days', { ends: 7, age: 0, warned: null }, null],
  ['the second alone for a key made for five days', { ends: 4, age: 1, warned: null }, null],
  ['the second for a key made for five days', { ends: 1, age: 4, warned: null }, 1],
  ['nothing for a key made for a day', { ends: 0.5, age: 0.5, warned: null }, null],
] as const)('is %s', (_what, { ends, age, warned }, due) => {
  const key = {
    createdAt: new Date(now - age * day),
    expiresAt: new Date(now + ends * day),
    warnedDays: warned,
  };
  expect(findKeyWarning(key, new Date(now))).toBe(due);
});
