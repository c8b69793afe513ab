import type { RankedPassage } from '#core/searching/search-passages.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** How much of the question the best passages say. */
export interface ConfidenceFeatures {
  /** BM25 of the best passage's document over the self-score of the question; the same of the second passage. */
  parent: number;
  second: number;
  /** The best of all sentences. */
  coverageInContext: number;
  /** Of the sentence that answers best. */
  bm25Share: number;
  pairs: number;
  pieces: number;
  /** 1 for a question without content words, 0 from four on: few words meet by chance. */
  fewWords: number;
}

/**
 * A logistic regression, fitted by `bench/retrieval/fit-confidence.ts` on one half of the articles of the SQuAD 2.0
 * sample (answerable questions against the same with their paragraph taken away) and of CLINC150's off-topic ones.
 */
export const CONFIDENCE_INTERCEPT = -4.52;
export const CONFIDENCE_WEIGHTS: Readonly<Record<keyof ConfidenceFeatures, number>> = {
  parent: 2.86,
  second: -2.62,
  coverageInContext: 3.15,
  bm25Share: 1.8,
  pairs: 2.26,
  pieces: 1.68,
  fewWords: -3.13,
};

const MANY_WORDS = 4;
/**
 * Languages with many endings, with compounds or without spaces share fewer words with their questions. Set so that
 * about as many answerable questions pass as in English, on one half of XQuAD in German, Turkish and Chinese.
 */
const OFFSETS: Readonly<Record<string, number>> = {
  en: 0,
  es: 0,
  fr: 0,
  it: 0,
  pt: 0,
  ro: 0,
  zh: 0.9,
  ja: 0.9,
  th: 0.9,
  ko: 0.9,
};
const OTHER_OFFSET = 0.45;

/** What the regression looks at; null when nothing was found. */
export function confidenceFeatures(
  ranked: readonly RankedPassage[],
  scored: readonly ScoredSentence[],
): ConfidenceFeatures | null {
  const best = ranked[0];
  const sentence = scored.reduce<ScoredSentence | null>(
    (top, each) => (top && top.score >= each.score ? top : each),
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

/** How likely the best passages hold the answer, 0 to 1. */
export function judgeConfidence(ranked: readonly RankedPassage[], scored: readonly ScoredSentence[]): number {
  const features = confidenceFeatures(ranked, scored);
  if (!features) return 0;
  let sum = CONFIDENCE_INTERCEPT + (OFFSETS[ranked[0]?.query.language ?? 'en'] ?? OTHER_OFFSET);
  for (const name of Object.keys(CONFIDENCE_WEIGHTS) as (keyof ConfidenceFeatures)[]) {
    sum += CONFIDENCE_WEIGHTS[name] * features[name];
  }
  return 1 / (1 + Math.exp(-sum));
}
