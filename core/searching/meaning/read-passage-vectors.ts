import { type MeantPassage, meaningLayout } from './meaning-layout.ts';
import type { PassageVectors } from './passage-vectors.ts';

/** The stored vectors of a passage, ready to be compared; null when they are not of this passage as it is now. */
export function readPassageVectors(values: Int8Array, passage: MeantPassage): PassageVectors | null {
  const { questions, sentences } = meaningLayout(passage);
  const count = 1 + questions + sentences;
  if (values.length === 0 || values.length % count !== 0) return null;
  const dimensions = values.length / count;
  const scales = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (let place = at * dimensions; place < (at + 1) * dimensions; place += 1) {
      sum += (values[place] as number) ** 2;
    }
    scales[at] = sum === 0 ? 0 : 1 / Math.sqrt(sum);
  }
  return { whole: values.slice(0, dimensions), parts: values.slice(dimensions), scales, questions };
}
