import { growArray } from './grow-array.ts';
import { addPosting, createPostings, type Postings, postingsSizeBytes } from './postings.ts';

/** The terms of an index with their numbers, and which of them contain each three-letter piece. */
export interface Vocabulary {
  numberOf: Map<string, number>;
  terms: string[];
  /** Count of passages that hold the term; 0 for terms whose passages are gone. */
  passageCount: Uint32Array;
  gramNumberOf: Map<number, number>;
  grams: Postings;
  /** Distinct pieces of each term. */
  gramCount: Uint8Array;
}

/** Numbers above this length are codes, not words that somebody misspells. */
const LONGEST_WORD_WITH_GRAMS = 32;
const LETTERS_A_GRAM = 3;

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

/** The distinct three-letter pieces of a word with its edges marked, packed into numbers. */
export function gramsOf(word: string): number[] {
  const padded = `\u0002${word}\u0003`;
  const grams: number[] = [];
  for (let at = 0; at + LETTERS_A_GRAM <= padded.length; at += 1) {
    const gram =
      padded.charCodeAt(at) * 0x1_0000_0000 +
      padded.charCodeAt(at + 1) * 0x1_0000 +
      padded.charCodeAt(at + 2);
    if (!grams.includes(gram)) grams.push(gram);
  }
  return grams;
}

/** The number of a term, made when it is new. */
export function numberTerm(vocabulary: Vocabulary, term: string): number {
  const known = vocabulary.numberOf.get(term);
  if (known !== undefined) return known;
  const number = vocabulary.terms.length;
  vocabulary.numberOf.set(term, number);
  vocabulary.terms.push(term);
  vocabulary.passageCount = growArray(vocabulary.passageCount, number + 1);
  vocabulary.gramCount = growArray(vocabulary.gramCount, number + 1);
  if (term.length <= LONGEST_WORD_WITH_GRAMS && term.length >= LETTERS_A_GRAM) {
    const grams = gramsOf(term);
    vocabulary.gramCount[number] = grams.length;
    for (const gram of grams) {
      let gramNumber = vocabulary.gramNumberOf.get(gram);
      if (gramNumber === undefined) {
        gramNumber = vocabulary.gramNumberOf.size;
        vocabulary.gramNumberOf.set(gram, gramNumber);
      }
      addPosting(vocabulary.grams, gramNumber, number, 1);
    }
  }
  return number;
}

export function vocabularySizeBytes(vocabulary: Vocabulary): number {
  const bytesATerm = 80;
  const bytesAGram = 40;
  return (
    vocabulary.terms.length * bytesATerm +
    vocabulary.gramNumberOf.size * bytesAGram +
    vocabulary.passageCount.byteLength +
    vocabulary.gramCount.byteLength +
    postingsSizeBytes(vocabulary.grams)
  );
}
