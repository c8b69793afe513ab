import type { Vocabulary } from '#core/searching/index/vocabulary.ts';
import { deriveForms } from '#core/searching/words/derive-forms.ts';
import { deriveStems } from '#core/searching/words/derive-stems.ts';
import { otherNumeral } from '#core/searching/words/other-numeral.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { findRelatedWords } from '#core/searching/words/synonyms/find-related-words.ts';
import { findSynonyms } from '#core/searching/words/synonyms/find-synonyms.ts';
import { expandWord, type Variant } from './expand-word.ts';

interface VariantOptions {
  /** Before stemming. */
  word: string;
  language: string;
  /** Whether synonyms count, and whether terms that look alike do. */
  hasNeighbours: boolean;
  hasSimilar: boolean;
  /** Stems that the owner of the sources says mean the same: as good as the word itself. */
  ownStems: readonly string[];
}

/** The weight of a word that means about the same; low enough that the word itself, where it is used, comes first. */
const SYNONYM_WEIGHT = 0.5;
/**
 * The weights of a word of the same root and of one about the same matter: lower than that of a word for the thing
 * itself.
 */
const DERIVED_WEIGHT = 0.25;
const RELATED_WEIGHT = 0.4;
/** Another form of the same verb, which the stemmer leaves apart. */
const SAME_VERB_WEIGHT = 0.8;
/** "4" and "four" are the same, but one of them may be part of a name. */
const NUMERAL_WEIGHT = 0.8;

/**
 * The terms of the vocabulary that a word of a query matches: its stems with weight 1, synonyms, and terms that look
 * alike, of English words only when the vocabulary lacks them. English adds words of the same root and, for a word that
 * the vocabulary lacks, those that speak of the same matter.
 */
export function listVariants(
  vocabulary: Vocabulary,
  stems: readonly string[],
  { word, language, hasNeighbours, hasSimilar, ownStems }: VariantOptions,
): { variants: Variant[]; isKnown: boolean } {
  const byTerm = new Map<number, Variant>();
  const add = (variant: Variant) => {
    if ((byTerm.get(variant.term)?.weight ?? 0) < variant.weight) byTerm.set(variant.term, variant);
  };
  const addStem = (stem: string, weight: number) => {
    const term = vocabulary.numberOf.get(stem);
    if (term !== undefined && vocabulary.passageCount[term] !== 0) add({ term, stem, weight });
  };
  for (const stem of [...stems, ...ownStems]) addStem(stem, 1);
  const isKnown = byTerm.size > 0;
  const first = stems[0] ?? '';
  if (hasSimilar && (!isKnown || language !== 'en')) {
    for (const variant of expandWord(vocabulary, first, !isKnown, word)) add(variant);
  }
  if (hasNeighbours) for (const stem of findSynonyms(first, language)) addStem(stem, SYNONYM_WEIGHT);
  if (hasNeighbours && language === 'en') {
    for (const stem of deriveStems(first)) addStem(stem, DERIVED_WEIGHT);
    if (!isKnown) for (const { stem } of findRelatedWords(first)) addStem(stem, RELATED_WEIGHT);
  }
  if (hasNeighbours && !isKnown && language !== 'en')
    for (const { form, isSame } of deriveForms(word, language))
      addStem(stemWord(form, language), isSame ? SAME_VERB_WEIGHT : SYNONYM_WEIGHT);
  const numeral = otherNumeral(word, language);
  if (numeral !== null) addStem(numeral, NUMERAL_WEIGHT);
  return { variants: [...byTerm.values()], isKnown };
}
