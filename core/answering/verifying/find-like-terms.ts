import { deriveStems } from '#core/searching/words/derive-stems.ts';
import { findRelatedWords } from '#core/searching/words/synonyms/find-related-words.ts';
import { findSynonyms } from '#core/searching/words/synonyms/find-synonyms.ts';
import { IRREGULAR_STEMS } from './irregular-verbs.ts';

/** A claim about weekdays is no claim about a Monday. */
const PARTS_OF_WEEK: ReadonlySet<string> = new Set(['weekday', 'weekend', 'midweek']);
/** Most words of a website come again and again. */
const CACHE_LIMIT = 2_000;
const known = new Map<string, readonly string[]>();

/**
 * Stems of words that mean about the same as a stem, and in English those of the same root.
 * @param isForeign whether no passage has the stem: then also what a firm may write of what people call so
 */
export function findLikeTerms(stem: string, language: string, isForeign = false): readonly string[] {
  const key = `${language} ${isForeign} ${stem}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const derived = language === 'en' ? deriveStems(stem) : [];
  const forms = language === 'en' ? (IRREGULAR_STEMS.get(stem) ?? []) : [];
  const hasRelated = isForeign && language === 'en' && !PARTS_OF_WEEK.has(stem);
  const related = hasRelated ? findRelatedWords(stem) : [];
  const like = [...findSynonyms(stem, language), ...derived, ...forms, ...related.map((each) => each.stem)];
  if (known.size >= CACHE_LIMIT) known.clear();
  known.set(key, like);
  return like;
}
