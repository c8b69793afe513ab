import { gramsOf, type Vocabulary } from './vocabulary.ts';

/** A term of the index that a word of the query may stand for, with how far it counts. */
export interface Variant {
  term: number;
  stem: string;
  weight: number;
}

const DICE_AT_LEAST = 0.5;
const VARIANTS_AT_MOST = 16;

/**
 * Terms of the vocabulary that look like a word: Dice coefficient of their three-letter pieces at least .5, weight
 * Dice squared, the nearest 16. Finds typing mistakes, compounds and endings that the stemmer leaves.
 */
export function expandWord(vocabulary: Vocabulary, word: string): Variant[] {
  if (word.length < 3) return [];
  const grams = gramsOf(word);
  const shared = new Uint8Array(vocabulary.terms.length);
  const touched: number[] = [];
  const { head, next, slot } = vocabulary.grams;
  for (const gram of grams) {
    const number = vocabulary.gramNumberOf.get(gram);
    if (number === undefined) continue;
    for (let at = head[number] as number; at >= 0; at = next[at] as number) {
      const term = slot[at] as number;
      if (shared[term] === 0) touched.push(term);
      (shared[term] as number) += 1;
    }
  }
  const variants: Variant[] = [];
  for (const term of touched) {
    const dice = (2 * (shared[term] as number)) / (grams.length + (vocabulary.gramCount[term] as number));
    if (dice < DICE_AT_LEAST || vocabulary.passageCount[term] === 0) continue;
    const stem = vocabulary.terms[term] as string;
    if (stem !== word) variants.push({ term, stem, weight: dice * dice });
  }
  variants.sort((left, right) => right.weight - left.weight || left.term - right.term);
  return variants.slice(0, VARIANTS_AT_MOST);
}
