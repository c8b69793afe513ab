import { gramsOf, type Vocabulary } from './vocabulary.ts';

/** A term of the index that a word of the query may stand for, with how far it counts. */
export interface Variant {
  term: number;
  stem: string;
  weight: number;
}

const DICE_AT_LEAST = 0.5;
const VARIANTS_AT_MOST = 16;
/** A slip in a short word changes most of its pieces, so that one edit is checked by itself. */
const ONE_EDIT_WEIGHT = 0.5;
const SHORTEST_MISSPELT = 4;

/** Whether one letter more, less, other or two neighbours swapped makes one word of the other. */
export function isOneEdit(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const restOfLeft = left.slice(start);
  const restOfRight = right.slice(start);
  if (restOfLeft.length > restOfRight.length) return restOfLeft.slice(1) === restOfRight;
  if (restOfLeft.length < restOfRight.length) return restOfLeft === restOfRight.slice(1);
  if (restOfLeft.slice(1) === restOfRight.slice(1)) return true;
  const isSwapped = restOfLeft[0] === restOfRight[1] && restOfLeft[1] === restOfRight[0];
  return isSwapped && restOfLeft.slice(2) === restOfRight.slice(2);
}

/**
 * Terms of the vocabulary that look like a word: Dice coefficient of their three-letter pieces at least .5, weight
 * Dice squared, the nearest 16. Finds typing mistakes, compounds and endings that the stemmer leaves. For a word that
 * the index does not know, terms one edit away are taken too.
 */
export function expandWord(vocabulary: Vocabulary, word: string, isUnknown: boolean): Variant[] {
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
  const mayBeMisspelt = isUnknown && word.length >= SHORTEST_MISSPELT;
  const variants: Variant[] = [];
  for (const term of touched) {
    if (vocabulary.passageCount[term] === 0) continue;
    const stem = vocabulary.terms[term] as string;
    if (stem === word) continue;
    const dice = (2 * (shared[term] as number)) / (grams.length + (vocabulary.gramCount[term] as number));
    let weight = dice >= DICE_AT_LEAST ? dice * dice : 0;
    if (mayBeMisspelt && weight < ONE_EDIT_WEIGHT && isOneEdit(word, stem)) weight = ONE_EDIT_WEIGHT;
    if (weight > 0) variants.push({ term, stem, weight });
  }
  variants.sort((left, right) => right.weight - left.weight || left.term - right.term);
  return variants.slice(0, VARIANTS_AT_MOST);
}
