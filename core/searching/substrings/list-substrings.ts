import { UNSPACED } from '#core/searching/words/split-words.ts';
import { splitTerms } from './split-terms.ts';
import { substringLength } from './substring-length.ts';

/** More than any message has. Pasted output of programs must not make a row that the database refuses. */
const most = 12_000;

const SIGN = /^[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]$/u;

/**
 * What an index keeps of a text, so that any part of a word, an address or a number is found by its beginning: each
 * word from each of its letters on, folded and cut. "4711" gives "4711", "711" and "11".
 */
export function listSubstrings(text: string): string[] {
  const found = new Set<string>();
  for (const term of new Set(splitTerms(text))) {
    const letters = Array.from(term);
    for (let at = 0; at < letters.length && found.size < most; at++) {
      const letter = letters[at] ?? '';
      // One letter alone is a word, or a whole word of a script without spaces.
      const isShort = at > 0 && at === letters.length - 1 && !UNSPACED.test(letter);
      if (!isShort && !SIGN.test(letter)) found.add(letters.slice(at, at + substringLength).join(''));
    }
  }
  return [...found];
}
