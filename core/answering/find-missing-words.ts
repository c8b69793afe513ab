import type { Variant } from '#core/searching/expand-word.ts';
import type { WeighedWord } from '#core/searching/score-passages.ts';
import type { QuerySignals, RankedPassage } from '#core/searching/search-passages.ts';
import { replacePhrases } from '#core/searching/synonyms.ts';
import { tokenise } from '#core/searching/tokenise.ts';
import { createTermMatcher, matchTerms } from './match-terms.ts';
import { type NamingWord, namingWords, SURE_VARIANT } from './naming-words.ts';
import type { ScoredSentence } from './score-sentences.ts';

const SAME_BEGINNING = 2;

/**
 * The same words, standing only for what names them. Of a word that the sources lack, and which may be misspelt, a term
 * of the reply that looks alike and begins with the same letters is taken for it.
 */
function keepSureVariants(words: readonly WeighedWord[]): WeighedWord[] {
  return words.map((word) => {
    const isSure = ({ stem, weight }: Variant) =>
      weight >= SURE_VARIANT ||
      (!word.isKnown && stem.slice(0, SAME_BEGINNING) === word.word.slice(0, SAME_BEGINNING));
    return { ...word, variants: word.variants.filter(isSure) };
  });
}

/** What may name the words of a question between it: all sentences, those of one passage, or each alone. */
export type Together = 'all' | 'passage' | 'alone';

function group(chosen: readonly ScoredSentence[], together: Together): ScoredSentence[][] {
  if (together === 'all') return [[...chosen]];
  if (together === 'alone') return chosen.map((sentence) => [sentence]);
  const passages = new Set(chosen.map(({ ranked }) => ranked));
  return [...passages].map((passage) => chosen.filter(({ ranked }) => ranked === passage));
}

function textOf(sentences: readonly ScoredSentence[]): string {
  const headings = sentences.flatMap(({ ranked: { passage } }) => [
    passage.title,
    ...passage.headingPath,
    passage.question ?? '',
  ]);
  return [...new Set(headings), ...sentences.map(({ text }) => text)].join('\n');
}

export interface MissingWords {
  /** Share of the naming words, weighed by rarity, that the reply lacks. */
  share: number;
  /** The same for the words that the sources have nowhere. */
  shareUnknown: number;
}

/**
 * What the question names and the reply does not: neither the chosen sentences that are taken together nor what stands
 * above them. Words that only meet across these ("guarantee" here, "filling" there) do not count as met.
 */
export function findMissingWords(
  chosen: readonly ScoredSentence[],
  together: Together = 'passage',
): MissingWords {
  const query = chosen[0]?.ranked.query;
  const naming = query ? namingWords(query) : [];
  const all = naming.reduce((sum, { idf }) => sum + idf, 0);
  if (!query || all === 0) return { share: 0, shareUnknown: 0 };
  const missingFrom = lookInto(query, naming);
  return group(chosen, together)
    .map((sentences) => missingFrom(textOf(sentences)))
    .reduce((least, each) => (each.share < least.share ? each : least), { share: 1, shareUnknown: 1 });
}

/** The same of a question that the owner has stored: what neither it nor its answer names. */
export function findMissingFromStored({ passage, query }: RankedPassage): MissingWords {
  const naming = namingWords(query);
  if (naming.length === 0) return { share: 0, shareUnknown: 0 };
  const stored = passage.question ?? '';
  // The query has its phrases put as the word they stand for ("money back": refund), the stored question too then.
  return lookInto(query, naming)([stored, replacePhrases(stored, query.language), passage.text].join('\n'));
}

const NEGATION = /^(?:un|non|dis|in)(?=\p{L}{4})/u;

/** Prepares the words of a question once, to be looked for in several texts. */
function lookInto(query: QuerySignals, naming: readonly NamingWord[]): (text: string) => MissingWords {
  const all = naming.reduce((sum, { idf }) => sum + idf, 0);
  const matcher = createTermMatcher(keepSureVariants(query.words));
  return (text) => {
    const terms = tokenise(text, query.language);
    const { hits } = matchTerms(terms, matcher, query.words.length);
    const isDenied = (at: number): boolean => {
      // "Unopened" looks like "opened" and says its contrary.
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
