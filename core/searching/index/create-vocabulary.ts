import { createPostings } from './create-postings.ts';
import type { Vocabulary } from './vocabulary.ts';

export function createVocabulary(): Vocabulary {
  return {
    numberOf: new Map(),
    terms: [],
    passageCount: new Uint32Array(1_024),
    gramNumberOf: new Map(),
    grams: createPostings(),
    gramCount: new Uint8Array(1_024),
  };
}
