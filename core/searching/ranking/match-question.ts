import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { inverseFrequency } from './inverse-frequency.ts';
import type { WeighedWord } from './score-passages.ts';

const MINOR_WEIGHT = 0.25;

/**
 * How much a visitor's words and a stored question have in common, 0 to 1: the Dice coefficient of their words weighed
 * by rarity, the best of the question and its alternatives (one a line).
 */
export function matchQuestion(
  index: SearchIndex,
  queryWords: readonly WeighedWord[],
  question: string,
  language: string,
): number {
  const words = queryWords.filter((word) => !word.isContext);
  const stopWords = listStopWords(language);
  const rarest = inverseFrequency(index.passageCount, 0);
  const weigh = (isMinor: boolean, idf: number) => (isMinor ? MINOR_WEIGHT : 1) * Math.max(idf, rarest / 4);
  const asked = words.reduce((sum, word) => sum + weigh(word.isMinor, word.idf), 0);
  let best = 0;
  for (const line of question.split('\n')) {
    const stored = new Map<string, number>();
    for (const word of splitWords(replacePhrases(line, language), language)) {
      const stem = stemWord(word, language);
      const term = index.vocabulary.numberOf.get(stem);
      const found = term === undefined ? 0 : (index.vocabulary.passageCount[term] as number);
      const isFunctionWord = stopWords.has(word);
      stored.set(stem, weigh(isFunctionWord, inverseFrequency(index.passageCount, found, isFunctionWord)));
    }
    let total = asked;
    for (const weight of stored.values()) total += weight;
    let shared = 0;
    for (const word of words) {
      let nearest = 0;
      for (const { stem, weight } of word.variants) {
        if (weight > nearest && stored.has(stem)) nearest = weight;
      }
      shared += nearest * weigh(word.isMinor, word.idf);
    }
    if (total > 0) best = Math.max(best, (2 * shared) / total);
  }
  return Math.min(1, best);
}
