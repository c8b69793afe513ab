import type { TermMatcher } from './create-term-matcher.ts';

export interface TermMatches {
  /** By word of the query: 1 when the text contains it, less for a similar word, 0 when it is not there. */
  hits: Float64Array;
  /** By word of the query: places of its terms in the text. */
  positions: number[][];
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
