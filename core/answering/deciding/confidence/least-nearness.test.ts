import { expect, test } from 'vitest';
import { leastNearness } from './least-nearness.ts';

test.each([
  [1, 0.45],
  [6, 0.45],
  [8, 0.37],
  [10, 0.28],
  [400, 0.38],
  [10_000, 0.38],
])('among %i passages a question needs a nearness of %f', (passageCount, least) => {
  expect(leastNearness(passageCount)).toBeCloseTo(least, 2);
});
