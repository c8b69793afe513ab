import { createTermMatcher } from '#core/answering/choosing/create-term-matcher.ts';
import { matchTerms } from '#core/answering/choosing/match-terms.ts';
import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { QuerySignals, RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';
import { findMeasure } from '../figures/find-measure.ts';
import { findBestSentence } from '../find-best-sentence.ts';
import { type NamingWord, namingWords } from '../missing/naming-words.ts';
import { boundOfSize } from './bound-of-size.ts';
import { type ConfidenceFeatures, confidenceFeatures } from './confidence-features.ts';
import { CONFIDENCE_INTERCEPT, CONFIDENCE_WEIGHTS } from './confidence-weights.ts';
import { judgeNearness } from './judge-nearness.ts';
import { leastNearness } from './least-nearness.ts';

/**
 * For one or two words that the sources use ("contact", "opening hours") the closest passage is shown, at least with
 * a hedge.
 */
const FEW_WORDS = 0.5;
const COVERED = 0.5;

/** In a large index all words of a question are found by chance more often than in a small one. */
const LEAST_PARENT = { small: 0.4, large: 0.6 };

/** The weight of a word about the same matter; one that only looks similar weighs less. */
const LEAST_NAMED = 0.4;
const LEAST_FOR_SHORT = 0.2;
const ABOUT_AS_GOOD = 1.5;

/** Where the words are sure of what is far in meaning, the answer is shown with a hedge. */
const FAR_AT_MOST = 0.1;
const SURE_BY_WORDS = 0.47;

/**
 * Few words are weak evidence, but enough for an answer, though not a sure one, when a heading consists of them, or
 * when a contact is asked for and found.
 */
const LEAST_FOR_HEADING = 0.55;
const LEAST_FOR_CONTACT = 0.6;
const CONTACT_FOUND = 2;
const SAME_HEADING = 0.99;

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

/** Whether a sentence or the headings above it say every content word that was asked now. */
function namesAll(text: string, passage: IndexedPassage, query: QuerySignals): boolean {
  const said = [text, passage.title, ...passage.headingPath].join('\n');
  const { words } = query;
  const { hits } = matchTerms(tokeniseText(said, passage.language), createTermMatcher(words), words.length);
  const asked = words.map((word, at) => ({ ...word, at })).filter((word) => !word.isMinor && !word.isContext);
  return asked.length > 0 && asked.every(({ at }) => (hits[at] as number) > 0);
}

/** The least confidence that the best sentence alone gives; 0 for none. */
function leastConfidence({ features, text, ranked: { passage, query } }: ScoredSentence): number {
  if (features.typeFound === CONTACT_FOUND) {
    if (namesAll(text, passage, query)) return LEAST_FOR_CONTACT;
    if (features.matched >= COVERED) return LEAST_FOR_SHORT;
  }
  const isUnderHeading = passage.headingPath.length > 0 && features.heading >= SAME_HEADING;
  return isUnderHeading && features.typeMissing === 0 ? LEAST_FOR_HEADING : 0;
}

/**
 * Whether the sources know every naming word of the question, or a word about the same matter, and the best document
 * contains a good part of it. Then the closest passage is shown.
 */
function isUnderstood({ parent, query }: RankedPassage): boolean {
  if (query.language !== 'en') return false;
  const naming = namingWords(query);
  const isMet = naming.every(({ at }) =>
    query.words[at]?.variants.some(({ weight }) => weight >= LEAST_NAMED),
  );
  return (
    naming.length > 0 && isMet && parent / query.selfScore >= boundOfSize(LEAST_PARENT, query.passageCount)
  );
}

/** "What is the weather today?" is not met by "today": of the words that name something, one has to be. */
function isAnyMet(best: RankedPassage | undefined): boolean {
  const naming = best === undefined ? [] : namingWords(best.query);
  const isMet = ({ at }: NamingWord) =>
    best?.query.words[at]?.variants.some(({ weight }) => weight >= LEAST_NAMED) === true;
  return naming.length === 0 || naming.some(isMet);
}

/**
 * "¿Hay descuento para jubilados?": where half of the words are met, "15 %" says the other half. In English the words that
 * are about the same tell more.
 */
function leastForMeasure(question: string, scored: readonly ScoredSentence[]): number {
  const measure = findMeasure(question);
  const best = findBestSentence(scored);
  if (measure === null || best === null || best.ranked.query.language === 'en') return 0;
  const isMet = scored.some(
    ({ text, score, features }) =>
      features.matched >= COVERED && score >= best.score - ABOUT_AS_GOOD && measure.holds.test(text),
  );
  return isMet ? LEAST_FOR_SHORT : 0;
}

/** The confidence by the words of the question alone. */
function judgeByWords(ranked: readonly RankedPassage[], scored: readonly ScoredSentence[]): number {
  const features = confidenceFeatures(ranked, scored);
  if (!features) return 0;
  let sum = CONFIDENCE_INTERCEPT + (OFFSETS[ranked[0]?.query.language ?? 'en'] ?? OTHER_OFFSET);
  for (const name of Object.keys(CONFIDENCE_WEIGHTS) as (keyof ConfidenceFeatures)[]) {
    sum += CONFIDENCE_WEIGHTS[name] * features[name];
  }
  const best = findBestSentence(scored);
  const confidence = Math.max(1 / (1 + Math.exp(-sum)), best ? leastConfidence(best) : 0);
  const isShortAndMet =
    features.fewWords >= FEW_WORDS && features.coverageInContext >= COVERED && isAnyMet(ranked[0]);
  return isShortAndMet || (ranked[0] && isUnderstood(ranked[0]))
    ? Math.max(confidence, LEAST_FOR_SHORT)
    : confidence;
}

/**
 * How likely the best passages contain the answer, 0 to 1. The words decide how sure an answer is; the meaning, where
 * it is known, decides whether anything is near enough to be shown at all.
 */
export function judgeConfidence(
  question: string,
  ranked: readonly RankedPassage[],
  scored: readonly ScoredSentence[],
): number {
  const byWords = Math.max(judgeByWords(ranked, scored), leastForMeasure(question, scored));
  const nearness = judgeNearness(ranked, scored);
  const best = ranked[0];
  if (nearness === null || !best) return byWords;
  if (nearness >= leastNearness(best.query.passageCount)) return Math.max(byWords, LEAST_FOR_SHORT);
  return Math.min(byWords, byWords < SURE_BY_WORDS ? FAR_AT_MOST : LEAST_FOR_SHORT);
}
