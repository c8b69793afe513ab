import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#3b82f6', '#ffffff', 3.68],
])('of %s and %s is %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
});
