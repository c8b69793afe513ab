import { vectorSizeBytes } from '#core/searching/meaning/vector-size-bytes.ts';
import { compactIndex } from './compact-index.ts';
import type { SearchIndex, Slot } from './create-search-index.ts';

const DEAD_SLOTS_KEPT = 256;

function removeSlot(index: SearchIndex, place: number, slot: Slot): void {
  for (const term of slot.terms) (index.vocabulary.passageCount[term] as number) -= 1;
  index.slots[place] = undefined;
  const { document, length, questionLength } = index.figures;
  const questionTerms = questionLength[place] as number;
  document[place] = -1;
  index.passageCount -= 1;
  index.totalLength -= length[place] as number;
  if (questionTerms > 0) index.questionCount -= 1;
  index.totalQuestionLength -= questionTerms;
  const { language } = slot.passage;
  const left = (index.languages.get(language) ?? 0) - 1;
  if (left > 0) index.languages.set(language, left);
  else index.languages.delete(language);
  index.textBytes -= slot.textBytes;
  index.vectorBytes -= vectorSizeBytes(slot.vectors);
}

/**
 * Removes a document's passages at once: none of them is found again. Their postings are freed when a third of the
 * index has become empty. An unknown document changes nothing.
 */
export function removeDocument(index: SearchIndex, documentId: string): void {
  const number = index.documentNumberOf.get(documentId);
  if (number === undefined) return;
  for (const place of index.documents[number]?.slots ?? []) {
    const slot = index.slots[place];
    if (slot) removeSlot(index, place, slot);
  }
  index.documents[number] = undefined;
  index.documentNumberOf.delete(documentId);
  const dead = index.slots.length - index.passageCount;
  const deadDocuments = index.documents.length - index.documentNumberOf.size;
  if (Math.max(dead, deadDocuments) > DEAD_SLOTS_KEPT && dead * 2 > index.passageCount) compactIndex(index);
}
