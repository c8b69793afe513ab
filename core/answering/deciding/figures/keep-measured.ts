import { findMeasure } from './find-measure.ts';

/** Those of the sentences that tell what the question wants in the measure that it wants; null when it wants none. */
export function keepMeasured<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  question: string,
): Sentence[] | null {
  const measure = findMeasure(question);
  return measure && sentences.filter(({ text }) => measure.holds.test(text));
}
