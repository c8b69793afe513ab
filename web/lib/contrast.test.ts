import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { readableOn } from './readable-on.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#3b82f6', '#ffffff', 3.68],
])('%s on %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test.each([
  ['#ffffff', '#1f1b16'],
  ['#ffe600', '#1f1b16'],
  ['#1f5c4a', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s stands %s', (color, expected) => {
  expect(readableOn(color)).toBe(expected);
});
