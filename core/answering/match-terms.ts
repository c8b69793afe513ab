import type { WeighedWord } from '#core/searching/score-passages.ts';

/** Which words of a query each term stands for, and how far. */
export type TermMatcher = ReadonlyMap<string, readonly { word: number; weight: number }[]>;

export interface TermMatches {
  /** By word of the query: 1 when the text holds it, less for a similar word, 0 when it is not there. */
  hits: Float64Array;
  /** By word of the query: places of its terms in the text. */
  positions: number[][];
}

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

/** Finds the words of a query in the terms of a text. */
export function matchTerms(terms: readonly string[], matcher: TermMatcher, wordCount: number): TermMatches {
  const hits = new Float64Array(wordCount);
  const positions: number[][] = Array.from({ length: wordCount }, () => []);
  terms.forEach((term, position) => {
    for (const { word, weight } of matcher.get(term) ?? []) {
      hits[word] = Math.max(hits[word] as number, weight);
      positions[word]?.push(position);
    }
  });
  return { hits, positions };
}
