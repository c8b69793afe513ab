import { expect, it } from 'vitest';
import { quantiseVector } from './quantise-vector.ts';

it.each([
  [
    [0.5, -0.3, 0],
    [127, -76, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[-0.001], [-127]],
])('%j → %j', (vector, bytes) => {
  expect([...quantiseVector(Float32Array.from(vector))].map((value) => value + 0)).toEqual(bytes);
});
