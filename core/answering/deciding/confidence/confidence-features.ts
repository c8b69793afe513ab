import { type ScoredSentence, SENTENCE_WEIGHTS } from '#core/answering/choosing/score-sentences.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';

/** How much of the question the best passages contain. */
export interface ConfidenceFeatures {
  /**
   * BM25 of the best passage's document divided by the self-score of the question; `second` is the same for the
   * second passage.
   */
  parent: number;
  second: number;
  /** The highest of all sentences. */
  coverageInContext: number;
  /** These three are of the sentence whose words answer best. */
  bm25Share: number;
  pairs: number;
  pieces: number;
  /** 1 for a question without content words, 0 from four on: a few words are easily found by chance. */
  fewWords: number;
}

const MANY_WORDS = 4;

/** The score of a sentence by its own words, without that of the heading above it. */
function wordScore({ score, features }: ScoredSentence): number {
  return (
    score -
    features.heading * SENTENCE_WEIGHTS.heading -
    features.headingFirst * SENTENCE_WEIGHTS.headingFirst
  );
}

/** The input of the regression; null when nothing was found. */
export function confidenceFeatures(
  ranked: readonly RankedPassage[],
  scored: readonly ScoredSentence[],
): ConfidenceFeatures | null {
  const best = ranked[0];
  const sentence = scored.reduce<ScoredSentence | null>(
    (top, each) => (top && wordScore(top) >= wordScore(each) ? top : each),
    null,
  );
  if (!best || !sentence || best.query.selfScore <= 0) return null;
  const { selfScore, words } = best.query;
  const contentWords = words.filter((word) => !word.isMinor).length;
  return {
    parent: best.parent / selfScore,
    second: (ranked[1]?.bm25 ?? 0) / selfScore,
    coverageInContext: Math.max(...scored.map((each) => each.features.coverageInContext)),
    bm25Share: sentence.features.bm25Share,
    pairs: sentence.features.pairs,
    pieces: sentence.features.pieces,
    fewWords: Math.max(0, MANY_WORDS - contentWords) / MANY_WORDS,
  };
}
