import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';

/** A sentence as it can be quoted. */
export interface PassageSentence {
  sentenceAt: number;
  /** `text` is `passage.text.slice(start, end)`, without white space around it. */
  start: number;
  end: number;
  text: string;
  /** Its search terms in order, stop words included. */
  terms: readonly string[];
}

/** Each passage is read once and cached for as long as its index lives. */
const known = new WeakMap<IndexedPassage, readonly PassageSentence[]>();

/** The sentences of a passage without orders to the assistant; what the owner approved stays as it was written. */
export function readSentences(passage: IndexedPassage): readonly PassageSentence[] {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const { text, sentenceOffsets, isApproved, language } = passage;
  const sentences = [...sentenceOffsets].flatMap((offset, sentenceAt): PassageSentence[] => {
    const raw = text.slice(offset, sentenceOffsets[sentenceAt + 1]);
    const sentence = raw.trim();
    if (sentence === '' || (!isApproved && isOrderToAssistant(sentence))) return [];
    const start = offset + raw.indexOf(sentence);
    const end = start + sentence.length;
    return [{ sentenceAt, start, end, text: sentence, terms: tokeniseText(sentence, language) }];
  });
  known.set(passage, sentences);
  return sentences;
}
