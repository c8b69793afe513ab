import type { PassageVectors } from './passage-vectors.ts';

/** Cosine of a question's vector (of length 1) and one of a passage's vectors, by its number. */
export function similarityAt(asked: Float32Array, { values, scales }: PassageVectors, at: number): number {
  const from = at * asked.length;
  let sum = 0;
  for (let place = 0; place < asked.length; place += 1) {
    sum += (asked[place] as number) * (values[from + place] as number);
  }
  return sum * (scales[at] as number);
}
