import { detectLanguage } from '#core/reading/detect-language.ts';
import type { SearchIndex } from './create-search-index.ts';
import type { Variant } from './expand-word.ts';
import { listVariants } from './list-variants.ts';
import { pairsWithinWords, splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { stopWordsOf } from './stop-words.ts';
import { synonymsOf, wordsOfPhrases } from './synonyms.ts';

/** One word of a query and the terms of the index that it stands for. */
export interface QueryWord {
  /** As `splitWords` gives it, before stemming. */
  word: string;
  /** Its stems in the languages of the index; the first is that of the query's language. */
  stems: string[];
  variants: Variant[];
  /** A function or question word, a pair of letters across two Chinese words, or only meant: weighs half. */
  isMinor: boolean;
  /** The index holds one of its stems as it is. */
  isKnown: boolean;
  /** Only said in the question before, which weighs less. */
  isContext: boolean;
}

export interface AnalysedQuery {
  language: string;
  words: QueryWord[];
}

/** Parts a question before from the one asked now, in a query made by `composeQuery`. */
export const CONTEXT_SEPARATOR = '\u001f';

const LANGUAGES_AT_MOST = 4;
const WORDS_AT_MOST = 64;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Languages of the index, the most common first. */
function languagesOf(index: SearchIndex): string[] {
  return [...index.languages]
    .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .slice(0, LANGUAGES_AT_MOST)
    .map(([language]) => language);
}

type Origin = 'asked' | 'phrase' | 'context';

/** The words of a query with where they are from: said, meant by a phrase that was said, or said in the question before. */
function readWords(query: string, language: string): { word: string; origin: Origin }[] {
  const [asked = '', ...context] = query.split(CONTEXT_SEPARATOR).reverse();
  const said = splitWords(asked, language);
  const stems = new Set(said.map((word) => stemWord(word, language)));
  // "How much does it cost" says already what its phrase stands for.
  const isSaid = (word: string) => {
    const stem = stemWord(word, language);
    return stems.has(stem) || synonymsOf(stem, language).some((synonym) => stems.has(synonym));
  };
  const meant = wordsOfPhrases(asked, language).filter((word) => !isSaid(word));
  return [
    ...said.map((word) => ({ word, origin: 'asked' as const })),
    ...meant.map((word) => ({ word, origin: 'phrase' as const })),
    ...splitWords(context.join('\n'), language).map((word) => ({ word, origin: 'context' as const })),
  ];
}

/**
 * Words of a query, each once, with their exact terms, similar terms of the vocabulary and synonyms. English looks for
 * similar terms only of words that the index does not know; other languages, whose endings and compounds vary more,
 * of every word.
 */
export function analyseQuery(index: SearchIndex, query: string, language?: string): AnalysedQuery {
  const indexed = languagesOf(index);
  const main = indexed[0] ?? 'en';
  const own = language ?? (indexed.length > 1 ? detectLanguage(query, main, indexed) : main);
  const languages = [own, ...indexed.filter((each) => each !== own)];
  const stopWords = stopWordsOf(own);
  const pairs = UNSPACED.test(query) ? pairsWithinWords(query) : null;
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const { word, origin } of readWords(query, own)) {
    const stems = [...new Set(languages.map((each) => stemWord(word, each)))];
    const key = stems[0] as string;
    if (seen.has(key)) continue;
    seen.add(key);
    const isUnspaced = UNSPACED.test(word);
    const isFunctionWord =
      stopWords.has(word) || (isUnspaced && word.length === 2 && pairs?.has(word) === false);
    const { variants, isKnown } = listVariants(index.vocabulary, stems, {
      language: own,
      hasNeighbours: !isFunctionWord,
      hasSimilar: !isFunctionWord && !isUnspaced,
    });
    if (origin === 'phrase' && variants.length === 0) continue;
    const isMinor = isFunctionWord || origin === 'phrase';
    words.push({ word, stems, variants, isMinor, isKnown, isContext: origin === 'context' });
    if (words.length >= WORDS_AT_MOST) break;
  }
  return { language: own, words };
}
