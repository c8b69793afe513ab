import { detectLanguage } from '#core/language/detect-language.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { setVectors } from '#core/searching/index/set-vectors.ts';
import { addRelatedWords } from '#core/searching/meaning/add-related-words.ts';
import { expectAnswer } from '#core/searching/meaning/common-questions/expect-answer.ts';
import { listMeaningTexts } from '#core/searching/meaning/list-meaning-texts.ts';
import { meanVector } from '#core/searching/meaning/mean-vector.ts';
import { quantiseVector } from '#core/searching/meaning/quantise-vector.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/ranking/analyse-query.ts';
import {
  type RankedPassage,
  type SearchOptions,
  searchPassages,
} from '#core/searching/ranking/search-passages.ts';
import { readShippedCommon } from '#server/adapters/embedding-model/read-shipped-common.ts';
import { vectorOf } from './vectors.ts';

/** By what the passages are searched while figures are taken. */
let way: 'words' | 'meaning' = 'words';

/** Takes figures with the given way of searching: `meaning` is words and meaning together, as the product does it. */
export function searchBy(wanted: 'words' | 'meaning'): void {
  way = wanted;
}

export function isByMeaning(): boolean {
  return way === 'meaning';
}

const LANGUAGE = 'en';

/** Gives the passages of a document their vectors, where they are searched by meaning. */
export function addVectors(index: SearchIndex, documentId: string): void {
  if (way === 'words') return;
  const number = index.documentNumberOf.get(documentId) ?? -1;
  const slots = index.documents[number]?.slots ?? [];
  setVectors(index, documentId, (at) => {
    const passage = index.slots[slots[at] ?? -1]?.passage;
    if (passage?.language !== LANGUAGE) return null;
    const vectors = listMeaningTexts(passage).map(vectorOf);
    if (vectors.some((vector) => vector === null)) return null;
    return Int8Array.from(vectors.flatMap((vector) => [...quantiseVector(vector as Float32Array)]));
  });
}

const common = readShippedCommon();

function vectorOfQuestion(index: SearchIndex, text: string): Float32Array | null {
  const own = vectorOf(text);
  const inTheirWords = addRelatedWords(index, text);
  const other = inTheirWords === null ? null : vectorOf(inTheirWords);
  return own && other ? meanVector(own, other) : own;
}

/** The product's search by the way that is set: `server/features/sources/search/search-passages.ts` without the database. */
export function search(index: SearchIndex, query: string, options: SearchOptions): RankedPassage[] {
  const text = query.replaceAll(CONTEXT_SEPARATOR, '\n');
  const isMeant = way === 'meaning' && detectLanguage(text, LANGUAGE) === LANGUAGE;
  const vector = isMeant && index.languages.has(LANGUAGE) ? vectorOfQuestion(index, text) : null;
  const own = vector && vectorOf(text);
  const expectation = own && common ? expectAnswer(own, common) : null;
  return searchPassages(index, query, {
    ...options,
    ...(vector && { meaning: { vector, languages: [LANGUAGE], isFitted: true, expectation } }),
  });
}
