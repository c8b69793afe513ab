import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { weighEdit } from '#core/searching/words/weigh-edit.ts';
import { findMeasure } from './figures/find-measure.ts';
import { lacksHoliday } from './figures/lacks-holiday.ts';
import { findBestSentence } from './find-best-sentence.ts';

/** What the place of its passage in the ranking, in self-scores of the query, and its own words add to a similarity. */
const RANKING_SHARE = 0.3;
const WORDS_SHARE = 0.02;
/** A passage that is like what firms write of such questions. */
const EXPECTED_SHARE = 0.2;
/** A stretch of time, where one was asked for. */
const MEASURE_SHARE = 0.08;
/** By words alone a sentence with it may be worse by as much. */
const MEASURE_SCORE = 1.5;

/** Each line of a table begins with what it is about. */
const ROW = /^([^\n:]{1,80}): \S/;

/** Whether the row of a table is about what was asked and nothing else: "Cerámica: Duración 8 semanas". */
function isAskedRow({ text, ranked: { query, passage } }: ScoredSentence): boolean {
  const subject = ROW.exec(text)?.[1];
  if (subject === undefined) return false;
  const now = query.words.filter(({ isMinor }) => !isMinor);
  const asked = new Set(now.flatMap(({ variants }) => variants.map(({ stem }) => stem)));
  const terms = tokenise(subject, passage.language);
  return terms.length > 0 && terms.every((term) => asked.has(term));
}

/** The best sentence about the holiday that was asked for, else that has the measure, where `best` lacks it. */
function preferMeasured(
  question: string,
  scored: readonly ScoredSentence[],
  best: ScoredSentence,
): ScoredSentence {
  if (lacksHoliday([best.text], question)) {
    const told = scored.filter(({ text }) => !lacksHoliday([text], question));
    return findBestSentence(told) ?? best;
  }
  const measure = findMeasure(question);
  if (measure === null || measure.holds.test(best.text)) return best;
  const measured = scored.filter(({ text }) => measure.holds.test(text));
  const near = measured.filter(
    ({ score, features }) => score >= best.score - MEASURE_SCORE && features.matched > 0,
  );
  return findBestSentence(measured.filter(isAskedRow)) ?? findBestSentence(near) ?? best;
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
    EXPECTED_SHARE * ranked.query.customary * (ranked.similarity?.expected ?? 0) +
    (measure?.holds.test(text) ? MEASURE_SHARE : 0);
  return scored.reduce((top, each) => (worth(each) > worth(top) ? each : top), first);
}
