import { detectLanguage } from '#core/reading/detect-language.ts';
import type { SearchIndex } from './create-search-index.ts';
import { expandWord, type Variant } from './expand-word.ts';
import { pairsWithinWords, splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { stopWordsOf } from './stop-words.ts';

/** One word of a query and the terms of the index that it stands for. */
export interface QueryWord {
  /** As `splitWords` gives it, before stemming. */
  word: string;
  /** Its stems in the languages of the index; the first is that of the query's language. */
  stems: string[];
  variants: Variant[];
  /** A function or question word, or a pair of letters across two Chinese words: weighs half. */
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

/**
 * Words of a query, each once, with their exact terms and the similar terms of the vocabulary. English expands only
 * words that the index does not know; other languages, whose endings and compounds vary more, expand every word.
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
  const [asked = '', ...context] = query.split(CONTEXT_SEPARATOR).reverse();
  const askedWords = splitWords(asked, own);
  const contextWords = splitWords(context.join('\n'), own);
  for (const [at, word] of [...askedWords, ...contextWords].entries()) {
    const stems = [...new Set(languages.map((each) => stemWord(word, each)))];
    const key = stems[0] as string;
    if (seen.has(key)) continue;
    seen.add(key);
    const variants: Variant[] = [];
    let isKnown = false;
    for (const stem of stems) {
      const term = index.vocabulary.numberOf.get(stem);
      if (term === undefined || index.vocabulary.passageCount[term] === 0) continue;
      variants.push({ term, stem, weight: 1 });
      isKnown = true;
    }
    const isChancePair = pairs !== null && word.length === 2 && UNSPACED.test(word) && !pairs.has(word);
    const isMinor = stopWords.has(word) || isChancePair;
    const isExpanded = !UNSPACED.test(word) && !isMinor && (!isKnown || own !== 'en');
    if (isExpanded) {
      const exact = new Set(variants.map((variant) => variant.term));
      for (const variant of expandWord(index.vocabulary, key, !isKnown)) {
        if (!exact.has(variant.term)) variants.push(variant);
      }
    }
    words.push({ word, stems, variants, isMinor, isKnown, isContext: at >= askedWords.length });
    if (words.length >= WORDS_AT_MOST) break;
  }
  return { language: own, words };
}
