/** The vector between two of length 1, of length 1 again. */
export function meanVector(one: Float32Array, other: Float32Array): Float32Array {
  const sum = one.map((value, at) => value + (other[at] as number));
  const length = Math.hypot(...sum);
  return length === 0 ? one : sum.map((value) => value / length);
}
