import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { type PassageSentence, readSentences } from './read-sentences.ts';

/** A sentence of a passage that may go into the reply. */
export interface Candidate extends PassageSentence {
  ranked: RankedPassage;
  /** Place of the passage in the ranking. */
  passageRank: number;
}

/** The sentences of the best passages, in the order of the ranking. */
export function listSentences(ranked: readonly RankedPassage[], passagesAtMost: number): Candidate[] {
  return ranked
    .slice(0, passagesAtMost)
    .flatMap((each, passageRank) =>
      readSentences(each.passage).map((sentence) => ({ ...sentence, ranked: each, passageRank })),
    );
}
