import { isOneEdit } from './is-one-edit.ts';

/** A slip in a short word changes most of its pieces, so that one edit is checked by itself. */
export const ONE_EDIT_WEIGHT = 0.5;

/** In a short word one changed letter is as likely another word ("laser", "later") as a typing mistake. */
const OTHER_LETTER_WEIGHT = 0.35;
const SHORTEST_WITH_OTHER_LETTER = 6;

/** Weight of one of two words that are one edit apart for the other; 0 when they are not. */
export function weighEdit(word: string, stem: string): number {
  if (!isOneEdit(word, stem)) return 0;
  const isOtherLetter =
    word.length === stem.length && [...word].filter((letter, at) => letter !== stem[at]).length === 1;
  return isOtherLetter && word.length < SHORTEST_WITH_OTHER_LETTER ? OTHER_LETTER_WEIGHT : ONE_EDIT_WEIGHT;
}
