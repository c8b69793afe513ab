import { listGrams } from '#core/searching/index/list-grams.ts';
import type { Vocabulary } from '#core/searching/index/vocabulary.ts';
import { ONE_EDIT_WEIGHT, weighEdit } from '#core/searching/words/weigh-edit.ts';

/** A term of the index that a word of the query may mean, with how far it counts. */
export interface Variant {
  term: number;
  stem: string;
  weight: number;
}

const DICE_AT_LEAST = 0.5;
const VARIANTS_AT_MOST = 16;

const SHORTEST_MISSPELT = 4;

const SHORTEST_PART = 4;
const PART_WEIGHT = 0.5;
const BEGINNING_WEIGHT = 0.7;

/** Endings that the stemmer leaves on a misspelt word ("custmers", for which "custom" is indexed). */
const KEPT_ENDING = /(?:ers?|ings?|ed|s)$/u;

/** Terms one edit away that begin with the same letter, whatever pieces they share. */
function findSlips(vocabulary: Vocabulary, form: string, variants: Map<number, Variant>): void {
  const { terms, passageCount } = vocabulary;
  const first = form.charCodeAt(0);
  const length = form.length;
  if (length < SHORTEST_MISSPELT) return;
  for (let term = 0; term < terms.length; term += 1) {
    const stem = terms[term] as string;
    if (stem.charCodeAt(0) !== first || stem.length > length + 1 || stem.length < length - 1) continue;
    if (stem.length < SHORTEST_MISSPELT - 1 || passageCount[term] === 0) continue;
    const weight = weighEdit(form, stem);
    if (weight > (variants.get(term)?.weight ?? 0)) variants.set(term, { term, stem, weight });
  }
}

/** What a compound counts for a word that it begins or ends with: "Ratenzahlung" for "Raten", "Parkplatz" for "Park". */
function weighPart(term: string, stem: string, word: string): number {
  if (term.length <= stem.length + 2) return 0;
  if (word.length > SHORTEST_PART && term.startsWith(word)) return BEGINNING_WEIGHT;
  const isPart = stem.length >= SHORTEST_PART && (term.startsWith(stem) || term.endsWith(stem));
  return isPart ? PART_WEIGHT : 0;
}

function hasNear(variants: ReadonlyMap<number, Variant>): boolean {
  for (const { weight } of variants.values()) if (weight >= ONE_EDIT_WEIGHT) return true;
  return false;
}

/**
 * Terms of the vocabulary that look like a word: Dice coefficient of their three-letter pieces at least .5, weight
 * Dice squared, the nearest 16. Finds typing mistakes, compounds and endings that the stemmer leaves. For a word that
 * the index does not know, terms one edit away are taken too; when nothing else is near, those that share no piece with
 * it, and those of the word before stemming without its ending.
 */
export function expandWord(
  vocabulary: Vocabulary,
  word: string,
  isUnknown: boolean,
  unstemmed = word,
): Variant[] {
  if (word.length < 3) return [];
  const grams = listGrams(word);
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
  const variants = new Map<number, Variant>();
  for (const term of touched) {
    if (vocabulary.passageCount[term] === 0) continue;
    const stem = vocabulary.terms[term] as string;
    if (stem === word) continue;
    const dice = (2 * (shared[term] as number)) / (grams.length + (vocabulary.gramCount[term] as number));
    let weight = dice >= DICE_AT_LEAST ? dice * dice : 0;
    weight = Math.max(weight, weighPart(stem, word, unstemmed));
    if (mayBeMisspelt && weight < ONE_EDIT_WEIGHT) weight = Math.max(weight, weighEdit(word, stem));
    if (weight > 0) variants.set(term, { term, stem, weight });
  }
  if (mayBeMisspelt && !hasNear(variants)) findSlips(vocabulary, word, variants);
  const withoutEnding = unstemmed.replace(KEPT_ENDING, '');
  if (mayBeMisspelt && withoutEnding !== word && !hasNear(variants)) {
    findSlips(vocabulary, withoutEnding, variants);
  }
  return [...variants.values()]
    .sort((left, right) => right.weight - left.weight || left.term - right.term)
    .slice(0, VARIANTS_AT_MOST);
}
