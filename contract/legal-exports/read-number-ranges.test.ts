import { expect, test } from 'vitest';
import { readNumberRanges } from './read-number-ranges.ts';
import { writeNumberRanges } from './write-number-ranges.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['12', '12'],
  ['12, 40-43', '12, 40-43'],
  ['40 – 43,12', '12, 40-43'],
  ['5, 4, 3, 9', '3-5, 9'],
  ['1-10, 4-6', '1-10'],
  ['7-7', '7'],
])('%j is %j', (text, written) => {
  expect(writeNumberRanges(readNumberRanges(text) ?? [])).toBe(written);
});

test.each(['0', '-3', '4-2', 'a', '1;2', '1,,2', '1.5', '123456789', '1-2-3'])('%j is refused', (text) => {
  expect(readNumberRanges(text)).toBeNull();
});
