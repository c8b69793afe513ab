import type { WeighedWord } from '#core/searching/ranking/score-passages.ts';

/** Which words of a query each term matches, and how far. */
export type TermMatcher = ReadonlyMap<string, readonly { word: number; weight: number }[]>;

/** Made once a query. */
export function createTermMatcher(words: readonly WeighedWord[]): TermMatcher {
  const matcher = new Map<string, { word: number; weight: number }[]>();
  words.forEach((word, at) => {
    for (const { stem, weight } of word.variants) {
      const hits = matcher.get(stem) ?? [];
      hits.push({ word: at, weight });
      matcher.set(stem, hits);
    }
  });
  return matcher;
}
