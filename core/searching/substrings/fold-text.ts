import { foldWord } from '#core/searching/words/fold-word.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** A text without capitals, accents and double-width letters, so that "MÜLLER" and "muller" meet. */
export function foldText(text: string): string {
  return BEYOND_ASCII.test(text) ? foldWord(text.normalize('NFKC').toLowerCase()) : text.toLowerCase();
}
