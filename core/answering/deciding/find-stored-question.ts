import { ASKED_MATCH, type RankedPassage } from '#core/searching/ranking/search-passages.ts';

/** From this match on a question of a page was asked in its own words. */
const SAME_WORDS_MATCH = 0.85;
const READ_PASSAGES = 5;

/**
 * The stored question that was asked: one that the owner has approved, or one of a page that says (almost) word for word
 * the same.
 */
export function findStoredQuestion(ranked: readonly RankedPassage[]): RankedPassage | null {
  const first = ranked[0];
  if (first?.passage.isApproved && first.questionMatch >= ASKED_MATCH) return first;
  return ranked
    .slice(0, READ_PASSAGES)
    .filter(({ passage, questionMatch }) => passage.question !== null && questionMatch >= SAME_WORDS_MATCH)
    .reduce<RankedPassage | null>(
      (best, each) => (best && best.questionMatch >= each.questionMatch ? best : each),
      null,
    );
}
