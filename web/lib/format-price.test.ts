import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test.each([
  [0, '$0'],
  [1_900, '$19'],
  [1_520, '$15.20'],
  [959_040, '$9,590.40'],
])('%i cents are %s', (cents, expected) => {
  expect(formatPrice(cents)).toBe(expected);
});
