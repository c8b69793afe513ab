import { type Candidate, sentenceFeatures } from './sentence-features.ts';

/** Weights in the order of FEATURE_NAMES. */
const WEIGHTS = [0.7, 2.0, 1.6, 1.2, 1.2, 3.2, 0.9, -0.9, 2.3, 0.3, -0.6, 0.6];

/** How well each candidate answers; only differences have a meaning. */
export function scoreSentences(
  question: string,
  candidates: readonly Candidate[],
  weights: readonly number[] = WEIGHTS,
): number[] {
  return sentenceFeatures(question, candidates).map((features) =>
    features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0),
  );
}
