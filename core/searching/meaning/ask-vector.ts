import { quantiseVector } from './quantise-vector.ts';

/** A question's vector with one byte for each number, and 1 divided by its length. */
export interface AskedVector {
  values: Int8Array;
  scale: number;
}

/** Prepares a question's vector to be compared with those of passages. */
export function askVector(vector: Float32Array): AskedVector {
  const values = quantiseVector(vector);
  let sum = 0;
  for (const value of values) sum += value * value;
  return { values, scale: sum === 0 ? 0 : 1 / Math.sqrt(sum) };
}
