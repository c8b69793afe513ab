import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';

/** The sentence with the highest score, the first of equals; null when there is none. */
export function findBestSentence(chosen: readonly ScoredSentence[]): ScoredSentence | null {
  return chosen.reduce<ScoredSentence | null>(
    (top, each) => (top && top.score >= each.score ? top : each),
    null,
  );
}
