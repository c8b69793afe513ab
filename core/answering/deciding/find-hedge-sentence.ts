import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { weighEdit } from '#core/searching/words/weigh-edit.ts';
import { findMeasure } from './figures/find-measure.ts';
import { findBestSentence } from './find-best-sentence.ts';

/** What the place of its passage in the ranking, in self-scores of the query, and its own words add to a similarity. */
const RANKING_SHARE = 0.3;
const WORDS_SHARE = 0.02;
/** A stretch of time, where one was asked for. */
const MEASURE_SHARE = 0.08;
/** By words alone a sentence with it may be worse by as much. */
const MEASURE_SCORE = 1.5;

/** The best sentence that has the measure which was asked for, where `best` lacks it. */
function preferMeasured(
  question: string,
  scored: readonly ScoredSentence[],
  best: ScoredSentence,
): ScoredSentence {
  const measure = findMeasure(question);
  if (measure === null || measure.holds.test(best.text)) return best;
  const measured = scored.filter(
    ({ text, score, features }) =>
      measure.holds.test(text) && score >= best.score - MEASURE_SCORE && features.matched > 0,
  );
  return findBestSentence(measured) ?? best;
}

/**
 * The sentence that a hedge shows: where the meaning is known, the best by its meaning, its passage and its words together,
 * else the best by words. The meaning of a misspelt question is not relied on.
 */
export function findHedgeSentence(
  question: string,
  scored: readonly ScoredSentence[],
  best: ScoredSentence,
): ScoredSentence {
  const first = scored.find(({ passageRank }) => passageRank === 0);
  if (!first?.ranked.similarity || !first.ranked.query.isMeaningFitted)
    return preferMeasured(question, scored, best);
  const { words, selfScore } = first.ranked.query;
  const isMisspelt = words.some(
    ({ stems, isKnown, variants }) =>
      !isKnown && variants.some(({ stem }) => weighEdit(stems[0] ?? '', stem) >= SURE_VARIANT),
  );
  if (isMisspelt) return preferMeasured(question, scored, best);
  const measure = findMeasure(question);
  const worth = ({ ranked, sentenceAt, score, text }: ScoredSentence) =>
    (ranked.similarity?.sentences[sentenceAt] ?? 0) +
    (RANKING_SHARE * ranked.score) / selfScore +
    WORDS_SHARE * score +
    (measure?.holds.test(text) ? MEASURE_SHARE : 0);
  return scored.reduce((top, each) => (worth(each) > worth(top) ? each : top), first);
}
