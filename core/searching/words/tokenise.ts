import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/**
 * The search terms of a text in order, stop words included: words in NFKC and lower case, stemmed by Snowball where
 * the language (BCP 47 primary tag) has an algorithm, accents folded.
 */
export function tokenise(text: string, language: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text, language)) {
    const term = stemWord(word, language);
    // An accent that belongs to no letter is folded away.
    if (term !== '') terms.push(term);
  }
  return terms;
}
