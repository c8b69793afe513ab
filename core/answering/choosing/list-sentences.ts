import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';

/** A sentence of a passage that may go into the reply. */
export interface Candidate {
  ranked: RankedPassage;
  /** Place of the passage in the ranking, and of the sentence in the passage. */
  passageRank: number;
  sentenceAt: number;
  /** `text` is `passage.text.slice(start, end)`, without white space around it. */
  start: number;
  end: number;
  text: string;
}

/**
 * The sentences of the best passages, in the order of the ranking, without orders to the assistant; what the owner
 * approved stays as it was written.
 */
export function listSentences(ranked: readonly RankedPassage[], passagesAtMost: number): Candidate[] {
  const candidates: Candidate[] = [];
  ranked.slice(0, passagesAtMost).forEach((each, passageRank) => {
    const { text, sentenceOffsets, isApproved } = each.passage;
    sentenceOffsets.forEach((offset, sentenceAt) => {
      const raw = text.slice(offset, sentenceOffsets[sentenceAt + 1]);
      const sentence = raw.trim();
      if (sentence === '' || (!isApproved && isOrderToAssistant(sentence))) return;
      const start = offset + raw.indexOf(sentence);
      const end = start + sentence.length;
      candidates.push({ ranked: each, passageRank, sentenceAt, start, end, text: sentence });
    });
  });
  return candidates;
}
