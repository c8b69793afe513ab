import { detectLanguage } from '#core/language/detect-language.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { ATTRIBUTE_WORDS } from '#core/searching/words/attribute-words.ts';
import { isGenericWord } from '#core/searching/words/is-generic-word.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { pairsWithinWords } from '#core/searching/words/synonyms/pairs-within-words.ts';
import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';
import type { Variant } from './expand-word.ts';
import { listVariants } from './list-variants.ts';
import { SURE_VARIANT } from './sure-variant.ts';

/** One word of a query and the terms of the index that it matches. */
export interface QueryWord {
  /** As `splitWords` gives it, before stemming. */
  word: string;
  /** Its stems in the languages of the index; the first is that of the query's language. */
  stems: string[];
  variants: Variant[];
  /** A function or question word, or a pair of letters across two Chinese words: weighs half. */
  isMinor: boolean;
  /** A stop word of the language, or a word such as "policy" that is not in the sources. */
  isFunctionWord: boolean;
  /** The index contains one of its stems unchanged. */
  isKnown: boolean;
  /** Only said in the question before, or in a phrase that another word replaced: weighs less. */
  isContext: boolean;
  /** Of a phrase that another word replaced, or that word: one of the two is enough. */
  isAlternative: boolean;
}

export interface AnalysedQuery {
  language: string;
  words: QueryWord[];
}

/** Parts a question before from the one asked now, in a query made by `composeQuery`. */
export const CONTEXT_SEPARATOR = '\u001f';

const AGE =
  /(?<!\p{L})(?:child|kid|boy|girl|son|daughter|aged?|kind|niñ[oa]|enfant)s? (?:of |is |aged |von |de )?(\d{1,2})(?![\d.,:])|(?<![\d.,])(\d{1,2})[- ]?(?:years?[- ]olds?|yo|jährige\p{L}*)(?!\p{L})/iu;
const LANGUAGES_AT_MOST = 4;
const WORDS_AT_MOST = 64;

/** "A child of 7": the sources may say "5 to 15". */
function isAge(query: string, word: string): boolean {
  const [, after, before] = AGE.exec(query) ?? [];
  return word === (after ?? before);
}

/** Languages of the index, the most common first. */
function languagesOf(index: SearchIndex): string[] {
  return [...index.languages]
    .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .slice(0, LANGUAGES_AT_MOST)
    .map(([language]) => language);
}

interface ReadWord {
  word: string;
  isContext: boolean;
  /** A word of a phrase, or the word that replaces it: one of the two is enough. */
  isAlternative: boolean;
}

/** The question with the owner's phrases replaced by what the sources use for them. */
function replaceOwn({ synonyms, vocabulary }: SearchIndex, question: string, language: string): string {
  if (synonyms === null) return question;
  return synonyms.replace(question, language, (word) => {
    const term = vocabulary.numberOf.get(stemWord(word, language));
    return term !== undefined && vocabulary.passageCount[term] !== 0;
  });
}

/** "Was kostet das Parken?": where the thing is known, sentences that only say what something else costs are no answer. */
function lightenAttributes(words: readonly QueryWord[]): QueryWord[] {
  const isAttribute = ({ word }: QueryWord) => ATTRIBUTE_WORDS.has(word);
  const isThingMet = words.some(
    (word) =>
      !word.isMinor && !isAttribute(word) && word.variants.some(({ weight }) => weight >= SURE_VARIANT),
  );
  if (!isThingMet) return [...words];
  return words.map((word) => (isAttribute(word) ? { ...word, isMinor: true, isFunctionWord: true } : word));
}

const HALF = /^\p{L}{3,}$/u;

/** The words with those joined that the sources know only as one: "micro chip" where they say "microchip". */
function joinHalves(words: readonly string[], language: string, { vocabulary }: SearchIndex): string[] {
  const isKnown = (word: string) => {
    const term = vocabulary.numberOf.get(stemWord(word, language));
    return term !== undefined && vocabulary.passageCount[term] !== 0;
  };
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const areHalves = HALF.test(before) && HALF.test(word) && !isKnown(before) && !isKnown(word);
    if (areHalves && isKnown(before + word)) joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined;
}

/**
 * The words of a query: those said now, with phrases replaced by the word they mean; behind them, weighing less, the
 * words of such phrases themselves, which the source may have used, and the words of the question before.
 */
function readWords(query: string, language: string, index: SearchIndex): ReadWord[] {
  const [said = '', ...context] = query.split(CONTEXT_SEPARATOR).reverse();
  const asked = replaceOwn(index, said, language);
  const replaced = replacePhrases(asked, language);
  const phrases = replaced === asked ? [] : splitWords(asked, language);
  const now = joinHalves(splitWords(replaced, language), language, index);
  return [
    ...now.map((word) => ({
      word,
      isContext: false,
      isAlternative: phrases.length > 0 && !phrases.includes(word),
    })),
    ...phrases.map((word) => ({ word, isContext: true, isAlternative: !now.includes(word) })),
    ...splitWords(context.join('\n'), language).map((word) => ({
      word,
      isContext: true,
      isAlternative: false,
    })),
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
  const stopWords = listStopWords(own);
  const pairs = WRITTEN_WITHOUT_SPACES.test(query) ? pairsWithinWords(query) : null;
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  const unmet: QueryWord[] = [];
  for (const { word, isContext, isAlternative } of readWords(query, own, index)) {
    const stems = [...new Set(languages.map((each) => stemWord(word, each)))];
    const key = stems[0] as string;
    if (seen.has(key)) continue;
    seen.add(key);
    const isUnspaced = WRITTEN_WITHOUT_SPACES.test(word);
    const isFunctionWord = stopWords.has(word);
    const isChancePair = isUnspaced && word.length === 2 && pairs?.has(word) === false;
    const hasNeighbours = !isFunctionWord && !isChancePair;
    const { variants, isKnown } = listVariants(index.vocabulary, stems, {
      word,
      language: own,
      hasNeighbours,
      hasSimilar: hasNeighbours && !isUnspaced,
      ownStems: index.synonyms?.findStems(key, own) ?? [],
    });
    if (isAlternative && isContext && !isKnown) continue;
    const isEmpty = isFunctionWord || (!isKnown && (isGenericWord(word, own) || isAge(query, word)));
    const analysed: QueryWord = {
      word,
      stems,
      variants,
      isMinor: isEmpty || !hasNeighbours,
      isFunctionWord: isEmpty,
      isKnown,
      isContext,
      isAlternative,
    };
    words.push(analysed);
    if (isAlternative && variants.length === 0) unmet.push(analysed);
    if (words.length >= WORDS_AT_MOST) break;
  }
  // Alternatives that the sources lack are dropped when another word is found: "Where is your workshop?" may have an
  // answer although "address" is nowhere in the sources.
  const isMet = words.some((word) => !word.isMinor && word.isKnown);
  const met = isMet ? words.filter((word) => !unmet.includes(word)) : words;
  return { language: own, words: own === 'en' ? met : lightenAttributes(met) };
}
