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
const INTERCEPT = -5.71;
export const NEARNESS_WEIGHTS: Readonly<Record<keyof NearnessFeatures, number>> = {
  parent: 2.83,
  second: -1.97,
  coverageInContext: 1.78,
  bm25Share: 0.41,
  pairs: 1.21,
  pieces: 0.59,
  fewWords: 3.35,
  passage: 4.24,
  aboveMean: -1.68,
  sentence: 3.2,
  lead: 3.08,
  agreement: 0.26,
  addressed: 1.12,
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
