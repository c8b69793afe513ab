import { findMeasure } from '../figures/find-measure.ts';

/**
 * Whether none of the sentences tells what a question wants in the measure that it wants: money for "how much
 * is", a stretch of time for "how long", a clock's time for "what time", a colour.
 */
export function lacksMeasure(sentences: readonly string[], question: string): boolean {
  const measure = findMeasure(question);
  return measure !== null && !sentences.some((sentence) => measure.holds.test(sentence));
}
