import { readPassageVectors } from '#core/searching/meaning/read-passage-vectors.ts';
import { vectorSizeBytes } from '#core/searching/meaning/vector-size-bytes.ts';
import type { SearchIndex } from './create-search-index.ts';

/**
 * Gives the passages of a document their vectors, by their place in the document; null takes them away. All of one
 * index are of one model. An unknown document changes nothing.
 */
export function setVectors(
  index: SearchIndex,
  documentId: string,
  vectorsOf: (place: number) => Int8Array | null,
): void {
  const number = index.documentNumberOf.get(documentId);
  if (number === undefined) return;
  index.documents[number]?.slots.forEach((place, at) => {
    const slot = index.slots[place];
    if (!slot) return;
    const values = vectorsOf(at);
    index.vectorBytes -= vectorSizeBytes(slot.vectors);
    slot.vectors = values === null ? null : readPassageVectors(values, slot.passage);
    index.vectorBytes += vectorSizeBytes(slot.vectors);
  });
}
