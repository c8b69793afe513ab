import { type SplitOptions, splitPassages } from '#core/reading/passages/split-passages.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { SetText } from './load-sets.ts';
import { addVectors } from './search.ts';

/** Indexes texts as the product does: one text source each, no declared language. */
export function buildIndex(texts: readonly SetText[]): SearchIndex {
  const index = createSearchIndex();
  for (const [at, { title, text }] of texts.entries()) addText(index, String(at), title, text);
  return index;
}

export function addText(index: SearchIndex, documentId: string, title: string, text: string): void {
  indexDocument(index, documentId, { title, language: null, blocks: textToBlocks(text) });
}

/** Cuts and indexes one document; passages are named after it and numbered. */
export function indexDocument(
  index: SearchIndex,
  documentId: string,
  document: ReadDocument,
  options: SplitOptions = {},
): void {
  const { title } = document;
  const drafts = splitPassages(document, options);
  addDocument(
    index,
    documentId,
    drafts.map((draft, at) => ({ ...draft, id: `${documentId}.${at}`, documentId, title })),
  );
  addVectors(index, documentId);
}
