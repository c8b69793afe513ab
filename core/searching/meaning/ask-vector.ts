import { quantiseVector } from './quantise-vector.ts';

/** A question's vector in one byte a number, with one over its length. */
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
