import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { findRelatedWords } from '#core/searching/words/synonyms/find-related-words.ts';

const MOST_WORDS = 8;

/**
 * An English question with the words that these sources use for what it says in words they lack ("Will the courier
 * come?" with "driver, delivery"); null where there are none. A model of meaning knows less of such pairs than people do.
 */
export function addRelatedWords({ vocabulary }: SearchIndex, question: string): string | null {
  const isKnown = (stem: string): boolean => {
    const term = vocabulary.numberOf.get(stem);
    return term !== undefined && vocabulary.passageCount[term] !== 0;
  };
  const stopWords = listStopWords('en');
  const asked = splitWords(question, 'en').filter((word) => !stopWords.has(word));
  const stems = [...new Set(asked.map((word) => stemWord(word, 'en')))];
  const related = stems
    .filter((stem) => !isKnown(stem))
    .flatMap((stem) => findRelatedWords(stem))
    .filter(({ stem }) => isKnown(stem) && !stems.includes(stem));
  const added = [...new Set(related.map(({ word }) => word))].slice(0, MOST_WORDS);
  return added.length === 0 ? null : `${question} ${added.join(', ')}`;
}
