import { expect, test } from 'vitest';
import { describeCost } from './describe-cost.ts';

test.each([
  [0, 0, '$0.00'],
  [1.2, 0, '$1.20'],
  [0, 4_000, '4K tokens without a price'],
  [1.2, 4_000, '$1.20 and 4K tokens without a price'],
])('%d dollars and %d tokens without a price', (dollars, unpricedTokens, expected) => {
  expect(describeCost({ dollars, unpricedTokens })).toBe(expected);
});
