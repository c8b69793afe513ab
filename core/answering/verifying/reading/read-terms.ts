import { LIGHT_WORDS } from '#core/answering/deciding/missing/light-words.ts';
import { ATTRIBUTE_WORDS } from '#core/searching/words/attribute-words.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { UNIT_WORDS } from './unit-words.ts';

const HAS_DIGIT = /\p{N}/u;

/** Stems of the words of a text that carry meaning: without stop words, figures and words that name nothing. */
export function readTerms(text: string, language: string): Set<string> {
  const stopWords = listStopWords(language);
  const terms = new Set<string>();
  for (const word of splitWords(text, language)) {
    if (
      !stopWords.has(word) &&
      !LIGHT_WORDS.has(word) &&
      !UNIT_WORDS.has(word) &&
      !ATTRIBUTE_WORDS.has(word) &&
      NUMBER_WORDS[word] === undefined &&
      !HAS_DIGIT.test(word)
    )
      terms.add(stemWord(word, language));
  }
  return terms;
}
