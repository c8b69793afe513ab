import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/**
 * The search terms of a text in order, stop words included: words in NFKC and lower case, stemmed by Snowball where
 * the language (BCP 47 primary tag) has an algorithm, accents folded.
 */
export function tokenise(text: string, language: string): string[] {
  const words = splitWords(text, language);
  for (let at = 0; at < words.length; at += 1) words[at] = stemWord(words[at] as string, language);
  return words;
}
