import { type MeantPassage, meaningLayout } from './meaning-layout.ts';
import type { PassageVectors } from './passage-vectors.ts';
import { scalesOf } from './scales-of.ts';

/** The stored vectors of a passage, ready to be compared; null when they are not of this passage as it is now. */
export function readPassageVectors(values: Int8Array, passage: MeantPassage): PassageVectors | null {
  const { questions, sentences } = meaningLayout(passage);
  const count = 1 + questions + sentences;
  if (values.length === 0 || values.length % count !== 0) return null;
  const dimensions = values.length / count;
  const scales = scalesOf(values, dimensions);
  return { whole: values.slice(0, dimensions), parts: values.slice(dimensions), scales, questions };
}
