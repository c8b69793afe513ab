import type { SearchIndex } from './create-search-index.ts';
import { postingsSizeBytes } from './postings-size-bytes.ts';
import { vocabularySizeBytes } from './vocabulary-size-bytes.ts';

/** Estimate of the memory an index takes, texts included, for dropping the least recently used. */
export function indexSizeBytes(index: SearchIndex): number {
  let slotBytes = 0;
  for (const slot of index.slots) slotBytes += slot ? slot.terms.byteLength + 200 : 8;
  return (
    vocabularySizeBytes(index.vocabulary) +
    postingsSizeBytes(index.body) +
    postingsSizeBytes(index.questions) +
    slotBytes +
    index.figures.length.byteLength * 4 +
    index.textBytes +
    index.vectorBytes
  );
}
