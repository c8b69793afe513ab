import { createTermMatcher } from '#core/answering/choosing/create-term-matcher.ts';
import { matchTerms } from '#core/answering/choosing/match-terms.ts';
import type { Variant } from '#core/searching/ranking/expand-word.ts';
import type { WeighedWord } from '#core/searching/ranking/score-passages.ts';
import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { findRelatedWords } from '#core/searching/words/synonyms/find-related-words.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';
import type { NamingWord } from './naming-words.ts';

const SAME_BEGINNING = 2;
/** The weight of a word about the same matter. */
const ABOUT_SAME = 0.4;

/**
 * The same words with only those variants that surely mean them. A word that is not in the sources may be misspelt,
 * so a similar term that begins with the same letters counts too. "Cases" is a word of its own, no slip of "cash".
 */
function keepSureVariants(words: readonly WeighedWord[]): WeighedWord[] {
  return words.map((word) => {
    const least = findRelatedWords(word.stems[0] ?? '').length > 0 ? ABOUT_SAME : 0;
    const isSure = ({ stem, weight }: Variant) =>
      weight >= SURE_VARIANT ||
      (!word.isKnown &&
        weight >= least &&
        stem.slice(0, SAME_BEGINNING) === word.word.slice(0, SAME_BEGINNING));
    return { ...word, variants: word.variants.filter(isSure) };
  });
}

export interface MissingWords {
  /** Share of the naming words, weighed by rarity, that the reply lacks. */
  share: number;
  /** The same share for words that are nowhere in the sources. */
  shareUnknown: number;
}

const NEGATION = /^(?:un|non|dis|in)(?=\p{L}{4})/u;

/** Prepares the words of a question once, to be looked for in several texts. */
export function createMissingWordFinder(
  query: QuerySignals,
  naming: readonly NamingWord[],
): (text: string) => MissingWords {
  const all = naming.reduce((sum, { idf }) => sum + idf, 0);
  const matcher = createTermMatcher(keepSureVariants(query.words));
  return (text) => {
    const terms = tokeniseText(text, query.language);
    const { hits } = matchTerms(terms, matcher, query.words.length);
    const isDenied = (at: number): boolean => {
      // "Unopened" looks like "opened" and means the contrary.
      const word = query.words[at]?.word ?? '';
      if (!NEGATION.test(word)) return false;
      const [own] = tokenise(word, query.language);
      const [bare] = tokenise(word.replace(NEGATION, ''), query.language);
      return !terms.includes(own ?? '') && terms.includes(bare ?? '');
    };
    const missing = naming.filter(({ at }) => hits[at] === 0 || isDenied(at));
    const sum = (of: readonly NamingWord[]) => of.reduce((total, { idf }) => total + idf, 0) / all;
    return { share: sum(missing), shareUnknown: sum(missing.filter(({ isKnown }) => !isKnown)) };
  };
}
