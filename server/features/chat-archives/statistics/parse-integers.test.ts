import { expect, it } from 'vitest';
import { parseIntegers } from './parse-integers.ts';

it.each([
  ['0', [0]],
  ['-1', [-1]],
  ['12,-1,0,345', [12, -1, 0, 345]],
])('parses %s', (text, numbers) => {
  expect([...parseIntegers(text, new Int32Array(numbers.length))]).toEqual(numbers);
});

it('parses times before 1970 and far in the future to the millisecond', () => {
  const times = [-62_135_596_800_000, -1, 1_732_900_000_123, 253_402_300_799_999];
  expect([...parseIntegers(times.join(','), new Float64Array(4))]).toEqual(times);
});
