import { deriveStems } from '#core/searching/words/derive-stems.ts';
import { findSynonyms } from '#core/searching/words/synonyms/find-synonyms.ts';
import { IRREGULAR_STEMS } from './irregular-verbs.ts';

/** Most words of a website come again and again. */
const CACHE_LIMIT = 2_000;
const known = new Map<string, readonly string[]>();

/** Stems of words that mean about the same as a stem, and in English those of the same root. */
export function findLikeTerms(stem: string, language: string): readonly string[] {
  const key = `${language} ${stem}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const derived = language === 'en' ? deriveStems(stem) : [];
  const forms = language === 'en' ? (IRREGULAR_STEMS.get(stem) ?? []) : [];
  const like = [...findSynonyms(stem, language), ...derived, ...forms];
  if (known.size >= CACHE_LIMIT) known.clear();
  known.set(key, like);
  return like;
}
