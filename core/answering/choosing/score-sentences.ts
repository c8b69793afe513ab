import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { type Candidate, listSentences } from './list-sentences.ts';
import { type SentenceFeatures, sentenceFeatures } from './sentence-features.ts';

export interface ScoredSentence extends Candidate {
  features: SentenceFeatures;
  /** Only differences have a meaning. */
  score: number;
}

/**
 * Fitted by `bench/retrieval/fit-sentences.ts`: a softmax over the sentences of the best five passages. Its sets have no
 * headings, so that the weights of these are set by hand, on a documentation site whose headings were asked; that of
 * contradictions is, too, so that a sentence about another case comes behind whatever else fits.
 */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  coverage: 1.2,
  coverageInContext: 2.7,
  passageScore: 2,
  bm25Share: 1.6,
  pairs: 2.1,
  pieces: 3.4,
  typeFound: 1.3,
  typeMissing: -1.3,
  parentScore: 2.6,
  topPassage: 0.4,
  newWords: -0.4,
  matched: 0.7,
  follows: 1,
  defines: 0.7,
  numbers: 0.35,
  early: 0.1,
  heading: 2.5,
  headingFirst: 0.5,
  contradicts: -4,
};

export const FEATURE_NAMES = Object.keys(SENTENCE_WEIGHTS) as (keyof SentenceFeatures)[];

const PASSAGES_READ = 5;

/** The sentences of the best five passages with how well each answers, in the order of the ranking. */
export function scoreSentences(question: string, ranked: readonly RankedPassage[]): ScoredSentence[] {
  const candidates = listSentences(ranked, PASSAGES_READ);
  const features = sentenceFeatures(question, candidates);
  return candidates.map((candidate, at) => {
    const own = features[at] as SentenceFeatures;
    return {
      ...candidate,
      features: own,
      score: FEATURE_NAMES.reduce((sum, name) => sum + own[name] * SENTENCE_WEIGHTS[name], 0),
    };
  });
}
