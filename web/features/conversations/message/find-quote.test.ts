import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

test.each([
  ['as it was written', 'We ship. Two days. Thanks.', 'Two days.', 'Two days.'],
  ['over another line end', 'We ship.\nTwo\n days (EU).', 'Two days (EU).', 'Two\n days (EU).'],
  ['not at all', 'We ship.', 'Two days.', 'We ship.'],
  ['without words', 'We ship.', '', 'We ship.'],
])('finds a quote %s', (_how, text, quote, expected) => {
  const { start, end } = findQuote(text, quote);
  expect(text.slice(start, end)).toBe(expected);
});
