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
const INTERCEPT = -5.3;
export const NEARNESS_WEIGHTS: Readonly<Record<keyof NearnessFeatures, number>> = {
  parent: 1.84,
  second: -1.32,
  coverageInContext: 2.82,
  bm25Share: 0.5,
  pairs: 2.36,
  pieces: 0.85,
  fewWords: 1.66,
  passage: 3.12,
  aboveMean: 2.11,
  sentence: 2.99,
  lead: 1.45,
  agreement: 0.12,
  addressed: 0.73,
  customary: 1.51,
  expected: 0.29,
  customaryExpected: 2.8,
  size: -0.91,
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
