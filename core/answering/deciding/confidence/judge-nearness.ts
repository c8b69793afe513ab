import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { type ConfidenceFeatures, confidenceFeatures } from './confidence-features.ts';
import { type MeaningFeatures, meaningFeatures } from './meaning-features.ts';

export type NearnessFeatures = ConfidenceFeatures & MeaningFeatures;

/**
 * A logistic regression over words and meaning, fitted by `bench/retrieval/fit-nearness.ts`: questions that the
 * sources answer against off-topic ones and those whose paragraph was taken away. Near misses are in neither set: for
 * them the closest passage is shown with a hedge.
 */
const INTERCEPT = -4.02;
export const NEARNESS_WEIGHTS: Readonly<Record<keyof NearnessFeatures, number>> = {
  parent: 1.89,
  second: -1.29,
  coverageInContext: 2.69,
  bm25Share: 0.73,
  pairs: 1.89,
  pieces: 0.88,
  fewWords: 2.46,
  passage: 3.21,
  aboveMean: 1.97,
  sentence: 3.04,
  lead: 1.67,
  agreement: 0.1,
  addressed: 0.89,
  size: -1.16,
};

/**
 * How likely the sources are about what was asked, 0 to 1, whether or not they answer it; null where the meaning of the
 * question is not known.
 */
export function judgeNearness(
  ranked: readonly RankedPassage[],
  scored: readonly ScoredSentence[],
): number | null {
  const words = confidenceFeatures(ranked, scored);
  const meaning = meaningFeatures(ranked, scored);
  if (words === null || meaning === null) return null;
  const features: NearnessFeatures = { ...words, ...meaning };
  let sum = INTERCEPT;
  for (const name of Object.keys(NEARNESS_WEIGHTS) as (keyof NearnessFeatures)[]) {
    sum += NEARNESS_WEIGHTS[name] * features[name];
  }
  return 1 / (1 + Math.exp(-sum));
}
