import { expect, test } from 'vitest';
import { isQuoteLost } from './is-quote-lost.ts';

const before = 'We open at nine.\nA wheel costs\n30 euros.';

test.each([
  ['We open at nine.', 'We open at ten.', true],
  ['We open at nine.', 'We open at nine.', false],
  ['We open at nine.', 'News.\nWe  open at nine. Come in.', false],
  ['A wheel costs 30 euros.', 'A wheel costs 40 euros.', true],
  ['A wheel costs 30 euros.', null, true],
  // A quote that was not there before was lost earlier.
  ['We close at six.', 'We open at ten.', false],
  ['', 'Other words.', false],
])('%j, when the page becomes %j: %s', (quote, after, isLost) => {
  expect(isQuoteLost(quote, { before, after })).toBe(isLost);
});
