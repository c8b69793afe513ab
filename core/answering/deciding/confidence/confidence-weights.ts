import type { ConfidenceFeatures } from './confidence-features.ts';

/**
 * A logistic regression, fitted by `bench/retrieval/fit-confidence.ts` on one half of the articles of the SQuAD 2.0
 * sample (answerable questions against the same with their paragraph taken away) and of CLINC150's off-topic ones.
 */
export const CONFIDENCE_INTERCEPT = -4.68;
export const CONFIDENCE_WEIGHTS: Readonly<Record<keyof ConfidenceFeatures, number>> = {
  parent: 2.63,
  second: -2.42,
  coverageInContext: 3.53,
  bm25Share: 1.91,
  pairs: 2.27,
  pieces: 1.33,
  fewWords: -3.29,
};
