import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { weighEdit } from '#core/searching/words/weigh-edit.ts';

/** What the place of its passage in the ranking, in self-scores of the query, and its own words add to a similarity. */
const RANKING_SHARE = 0.3;
const WORDS_SHARE = 0.02;

/**
 * The sentence that a hedge shows: where the meaning is known, the best by its meaning, its passage and its words together,
 * else the best by words. The meaning of a misspelt question is not relied on.
 */
export function findHedgeSentence(scored: readonly ScoredSentence[], best: ScoredSentence): ScoredSentence {
  const first = scored.find(({ passageRank }) => passageRank === 0);
  if (!first?.ranked.similarity || !first.ranked.query.isMeaningFitted) return best;
  const { words, selfScore } = first.ranked.query;
  const isMisspelt = words.some(
    ({ stems, isKnown, variants }) =>
      !isKnown && variants.some(({ stem }) => weighEdit(stems[0] ?? '', stem) >= SURE_VARIANT),
  );
  if (isMisspelt) return best;
  const worth = ({ ranked, sentenceAt, score }: ScoredSentence) =>
    (ranked.similarity?.sentences[sentenceAt] ?? 0) +
    (RANKING_SHARE * ranked.score) / selfScore +
    WORDS_SHARE * score;
  return scored.reduce((top, each) => (worth(each) > worth(top) ? each : top), first);
}
