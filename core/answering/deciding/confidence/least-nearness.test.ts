import { expect, test } from 'vitest';
import { leastNearness } from './least-nearness.ts';

test.each([
  [1, 0.45],
  [4, 0.45],
  [5, 0.39],
  [7, 0.27],
  [10_000, 0.27],
])('among %i passages a question needs a nearness of %f', (passageCount, least) => {
  expect(leastNearness(passageCount)).toBeCloseTo(least, 2);
});
