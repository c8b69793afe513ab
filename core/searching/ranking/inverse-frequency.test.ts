import { expect, test } from 'vitest';
import { inverseFrequency } from './inverse-frequency.ts';

test.each([
  [1_000, 0, Math.log(2_002)],
  [1_000, 1, Math.log(1 + 999.5 / 1.5)],
  [1_000, 1_000, Math.log(1 + 0.5 / 1_000.5)],
])('is that of BM25 in a large index: %i passages, %i with the word', (count, found, expected) => {
  expect(inverseFrequency(count, found)).toBeCloseTo(expected, 10);
});

test('a word in one of three passages is not taken for a common one', () => {
  expect(inverseFrequency(3, 1)).toBeGreaterThan(4);
  expect(inverseFrequency(60, 50)).toBeLessThan(1);
});

test('falls as more passages contain the word, at every size', () => {
  for (const count of [1, 5, 50, 199, 200, 5_000]) {
    for (let found = 1; found <= count; found += 1) {
      expect(inverseFrequency(count, found)).toBeLessThan(inverseFrequency(count, found - 1));
    }
  }
});

test('a function word is common in a small index even when it is in none of its passages', () => {
  expect(inverseFrequency(10, 0, true)).toBeLessThan(1.5);
  expect(inverseFrequency(10, 0)).toBeGreaterThan(5);
  expect(inverseFrequency(500, 3, true)).toBe(inverseFrequency(500, 3));
});
