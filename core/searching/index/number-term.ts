import { addPosting } from './add-posting.ts';
import { growArray } from './grow-array.ts';
import { LETTERS_A_GRAM, listGrams } from './list-grams.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Numbers above this length are codes, not words that someone misspells. */
const LONGEST_WORD_WITH_GRAMS = 32;

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
    const grams = listGrams(term);
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
