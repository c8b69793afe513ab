import type { Postings } from './postings.ts';

/** The terms of an index with their numbers, and which of them contain each three-letter piece. */
export interface Vocabulary {
  numberOf: Map<string, number>;
  terms: string[];
  /** Count of passages that contain the term; 0 for terms whose passages are gone. */
  passageCount: Uint32Array;
  gramNumberOf: Map<number, number>;
  grams: Postings;
  /** Distinct pieces of each term. */
  gramCount: Uint8Array;
}
