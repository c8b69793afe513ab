import { findLikeTerms } from './find-like-terms.ts';
import type { Clause } from './judge-clause.ts';
import { readTerms } from './reading/read-terms.ts';
import { readValues } from './reading/read-values.ts';
import { readVocabulary } from './reading/read-vocabulary.ts';
import type { SourcePassage } from './statement.ts';

/** Words that an English phrase begins with. */
const JOINT =
  /(?<!\p{L})(?=(?:with|without|by|for|in|into|on|onto|at|to|from|after|before|during|of|and|or|that|which|who|because|so|as|under|over|near|plus|via|through|using|thanks|while|when|whenever|if|unless|than)(?!\p{L}))/iu;
/** "An instructor who is a doctor shows …": said beside, before the rest. */
const APPOSED =
  /(?<!\p{L})(?:who|which|that) (?:is|are|was|were) (?:also )?(?:an? |the )?(\p{L}+)(?=\P{L}+\p{L})/giu;
/** "Wi-Fi" is "wifi". */
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;
/** What a firm may always be said to have or to be, and how something is done. */
const COMMON = readTerms(
  'products services team staff customers clients guests visitors shop store business company website advance request person touch ease total addition',
  'en',
);

/**
 * Whether a clause ends with a phrase of which no passage has a single word: "Dogs are welcome | with a free umbrella".
 * Most of its words are in a statement, so it counts as said, and the rest is made up. English only: in languages that
 * join words to one, new words are too common.
 */
export function hasAddition(
  clause: Clause,
  passages: readonly SourcePassage[],
  source: SourcePassage,
): boolean {
  if (clause.language !== 'en') return false;
  const vocabularies = passages.map((passage) => readVocabulary(passage));
  const ofSource = readVocabulary(source);
  const has = (stem: string) => vocabularies.some((stems) => stems.has(stem));
  const isIn = (stem: string, isThere: (like: string) => boolean) =>
    COMMON.has(stem) || [stem, ...findLikeTerms(stem, clause.language, !has(stem))].some(isThere);
  const isKnown = (stem: string) => isIn(stem, has);
  const isAdded = (terms: readonly string[]) =>
    !terms.every(isKnown) && !terms.some((stem) => isIn(stem, (like) => ofSource.has(like)));
  const isOtherwise = [...clause.text.matchAll(APPOSED)].some(([, is = '']) =>
    [...readTerms(is, clause.language)].some((stem) => !isKnown(stem)),
  );
  if (isOtherwise) return true;
  return clause.text
    .split(JOINT)
    .map((phrase) => ({ phrase, terms: [...readTerms(phrase, clause.language)] }))
    .filter(({ terms }) => terms.length > 0)
    .slice(1)
    .some(
      ({ phrase, terms }) =>
        isAdded(terms) &&
        isAdded([...readTerms(phrase.replace(HYPHEN, ''), clause.language)]) &&
        readValues(phrase).length === 0,
    );
}
