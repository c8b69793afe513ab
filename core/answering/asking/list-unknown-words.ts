import { SURE_VARIANT } from '#core/answering/deciding/naming-words.ts';
import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';

const SHORTEST = 3;

/**
 * Words of a question that carry meaning and that the sources contain nowhere, not even misspelt: what an owner may call
 * by another name.
 */
export function listUnknownWords(query: QuerySignals | undefined): { stem: string; word: string }[] {
  return (query?.words ?? []).flatMap(({ word, stems, variants, isKnown, isMinor, isContext }) => {
    const isMet = isKnown || variants.some(({ weight }) => weight >= SURE_VARIANT);
    if (isMet || isMinor || isContext || word.length < SHORTEST || !/^[\p{L}\p{M}]+$/u.test(word)) return [];
    return [{ stem: stems[0] ?? word, word }];
  });
}
