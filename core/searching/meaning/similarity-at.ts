import type { AskedVector } from './ask-vector.ts';

/**
 * Cosine of a question's vector and the one that begins at `from`, without its own scale. In whole numbers and four
 * sums at once, which takes half the time of the plain way: a search compares thousands.
 */
export function similarityAt(asked: AskedVector, values: Int8Array, from: number): number {
  const own = asked.values;
  const size = own.length;
  const fours = size - (size % 4);
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let place = 0; place < fours; place += 4) {
    const other = from + place;
    first = (first + Math.imul(own[place] as number, values[other] as number)) | 0;
    second = (second + Math.imul(own[place + 1] as number, values[other + 1] as number)) | 0;
    third = (third + Math.imul(own[place + 2] as number, values[other + 2] as number)) | 0;
    fourth = (fourth + Math.imul(own[place + 3] as number, values[other + 3] as number)) | 0;
  }
  let sum = first + second + third + fourth;
  for (let place = fours; place < size; place += 1) {
    sum += (own[place] as number) * (values[from + place] as number);
  }
  return sum * asked.scale;
}
