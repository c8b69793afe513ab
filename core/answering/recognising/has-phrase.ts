import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';

/**
 * Whether a message has one of these phrases in it: as whole words, in any case and with any punctuation, or anywhere in
 * scripts without spaces.
 */
export function hasPhrase(message: string, phrases: readonly string[]): boolean {
  const words = simplify(message);
  return phrases.some((phrase) => {
    const wanted = simplify(phrase);
    if (wanted === '') return false;
    return WRITTEN_WITHOUT_SPACES.test(wanted)
      ? words.includes(wanted)
      : ` ${words} `.includes(` ${wanted} `);
  });
}

const simplify = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
