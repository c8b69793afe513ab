import { plainText } from '#core/language/plain-text.ts';
import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';

/**
 * Whether a message has one of these phrases in it: as whole words, in any case and with any punctuation, or anywhere in
 * scripts without spaces.
 */
export function hasPhrase(message: string, phrases: readonly string[]): boolean {
  const words = plainText(message);
  return phrases.some((phrase) => {
    const wanted = plainText(phrase);
    if (wanted === '') return false;
    return WRITTEN_WITHOUT_SPACES.test(wanted)
      ? words.includes(wanted)
      : ` ${words} `.includes(` ${wanted} `);
  });
}
