import { expect, it } from 'vitest';
import { refundTaxes } from './refund-taxes.ts';

it.each([
  [190, 2_090, [2_090], [190]],
  [190, 2_090, [1_045], [95]],
  [0, 1_900, [500, 1_400], [0, 0]],
  [9, 109, Array(109).fill(1), 9],
  [361, 2_261, [1_000, 1_000, 261], 361],
])('of %i cents of tax in %i, %j back has %j', (taxCents, totalCents, refundedCents, taxes) => {
  const found = refundTaxes({ taxCents, totalCents, refundedCents });
  const sum = found.reduce((all, each) => all + each, 0);
  expect(typeof taxes === 'number' ? sum : found).toEqual(taxes);
});
