import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';

/**
 * All words of a text but stop words and figures, as written: "Please leave by 10:30" has no others than those that name
 * nothing. None of one that begins with a pronoun, which is about something else.
 */
export function readLightWords(text: string, language: string): string[] {
  if (/^\W*(?:it|its|they|this|that|these|those|he|she)(?!\p{L})/iu.test(text)) return [];
  const stopWords = listStopWords(language);
  return splitWords(text, language).filter((word) => !stopWords.has(word) && !/\p{N}/u.test(word));
}
