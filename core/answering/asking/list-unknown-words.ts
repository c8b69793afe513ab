import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';

const SHORTEST = 3;

/**
 * Words of a question that carry meaning and that are nowhere in the sources, not even misspelt. The owner may use
 * another word for the same thing.
 */
export function listUnknownWords(query: QuerySignals | undefined): { stem: string; word: string }[] {
  return (query?.words ?? []).flatMap(({ word, stems, variants, isKnown, isMinor, isContext }) => {
    const isMet = isKnown || variants.some(({ weight }) => weight >= SURE_VARIANT);
    if (isMet || isMinor || isContext || word.length < SHORTEST || !/^[\p{L}\p{M}]+$/u.test(word)) return [];
    return [{ stem: stems[0] ?? word, word }];
  });
}
