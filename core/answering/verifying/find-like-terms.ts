import { deriveStems } from '#core/searching/words/derive-stems.ts';
import { findSynonyms } from '#core/searching/words/find-synonyms.ts';

/** A stem, those of words that mean about the same, and in English those of the same root. */
export function findLikeTerms(stem: string, language: string): readonly string[] {
  const derived = language === 'en' ? deriveStems(stem) : [];
  return [stem, ...findSynonyms(stem, language), ...derived];
}
