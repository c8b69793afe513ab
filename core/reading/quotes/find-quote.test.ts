import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const passages = ['Opening hours: nine to five.', 'Refunds take three days.\nThey are free.'];

test.each([
  ['Refunds take three days.', 1],
  ['three days. They are', 1],
  ['Refunds take three…', 1],
  ['Opening  hours', 0],
  ['Refunds take four days.', null],
  [' ', null],
])('finds %j at %j', (quote, expected) => expect(findQuote(passages, quote)).toBe(expected));
