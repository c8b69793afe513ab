import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';

/** How near in meaning the best passages are to the question; cosines. */
export interface MeaningFeatures {
  /** Of the best passage. */
  passage: number;
  /** The same minus the mean of all passages, as some questions are near to everything. */
  aboveMean: number;
  /** Of the nearest sentence of those that were read. */
  sentence: number;
  /** How much nearer the nearest passage is than the next one. */
  lead: number;
  /** 1 when the best passage is the best by words and by meaning. */
  agreement: number;
  /** 1 when the question speaks to the firm ("Do you …?"): such a question is seldom about something else. */
  addressed: number;
  /** How near it is to what customers ask of any firm, and the best passage to what firms write of that; and both together. */
  customary: number;
  expected: number;
  customaryExpected: number;
  /** Logarithm (base 10) of the number of passages: among many, something near is found by chance. */
  size: number;
}

const FIRM = new Set(['you', 'your', 'yours', "you're", 'youre']);

const READ_PASSAGES = 5;
/** The fewest that the weights are fitted on. */
const FEWEST_PASSAGES = 7;

/** The input of the regression besides the words; null where the meaning of the best passage is not known. */
export function meaningFeatures(
  ranked: readonly RankedPassage[],
  scored: readonly ScoredSentence[],
): MeaningFeatures | null {
  const best = ranked[0];
  if (!best?.similarity || !best.query.isMeaningFitted) return null;
  const read = ranked.slice(0, READ_PASSAGES);
  const near = read.map(({ similarity }) => similarity?.whole ?? 0).sort((left, right) => right - left);
  const isFirst = (of: (each: RankedPassage) => number) => read.every((each) => of(best) >= of(each));
  const isBoth = isFirst(({ bm25 }) => bm25) && isFirst(({ similarity }) => similarity?.whole ?? 0);
  return {
    passage: best.similarity.whole,
    aboveMean: best.similarity.aboveMean,
    sentence: Math.max(
      ...scored.map(({ ranked, sentenceAt }) => ranked.similarity?.sentences[sentenceAt] ?? 0),
    ),
    lead: (near[0] ?? 0) - (near[1] ?? 0),
    agreement: isBoth ? 1 : 0,
    addressed: best.query.words.some(({ word, isContext }) => !isContext && FIRM.has(word)) ? 1 : 0,
    customary: best.query.customary,
    expected: best.similarity.expected,
    customaryExpected: best.query.customary * best.similarity.expected,
    size: Math.log10(Math.max(FEWEST_PASSAGES, best.query.passageCount)),
  };
}
