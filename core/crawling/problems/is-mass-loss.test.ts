import { expect, test } from 'vitest';
import { isMassLoss } from './is-mass-loss.ts';

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, false],
  [2, 3, false],
  [3, 3, true],
  [3, 6, false],
  [4, 6, true],
  [5, 500, false],
  [250, 500, false],
  [251, 500, true],
])('%d of %d pages: %s', (lost, total, isMass) => {
  expect(isMassLoss(lost, total)).toBe(isMass);
});
