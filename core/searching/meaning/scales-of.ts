/** 1 divided by the length of each of the vectors that are stored one behind the other; 0 for those without a length. */
export function scalesOf(values: Int8Array, size: number): Float32Array {
  const scales = new Float32Array(values.length / size);
  for (let at = 0; at < scales.length; at += 1) {
    let sum = 0;
    for (let place = at * size; place < (at + 1) * size; place += 1) sum += (values[place] as number) ** 2;
    scales[at] = sum === 0 ? 0 : 1 / Math.sqrt(sum);
  }
  return scales;
}
