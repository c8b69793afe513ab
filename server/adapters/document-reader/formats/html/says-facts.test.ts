import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { saysFacts } from './says-facts.ts';

test.each([
  ['A night costs 90 €', true],
  ['Write to team@shop.example', true],
  ['Open on Mondays', true],
  ['Published 12 May 2025, 5 min read, 30 comments', false],
  ['Our team likes bicycles', false],
])('%s: %s', (text, says) => {
  expect(saysFacts(text)).toBe(says);
});

test.each(['1', 'a@', '1 ', 'open '])('50,000 characters of %j are looked through at once', (piece) => {
  expect(cpuMsOf(() => saysFacts(piece.repeat(50_000 / piece.length)))).toBeLessThan(500);
});
