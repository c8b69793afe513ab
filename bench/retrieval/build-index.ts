import { splitPassages } from '#core/reading/split-passages.ts';
import { addDocument } from '#core/searching/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/create-search-index.ts';
import type { SetText } from './load-sets.ts';

/** Indexes texts as the product does: one text source each, paragraphs by blank lines, no declared language. */
export function buildIndex(texts: readonly SetText[]): SearchIndex {
  const index = createSearchIndex();
  for (const [at, { title, text }] of texts.entries()) addText(index, String(at), title, text);
  return index;
}

export function addText(index: SearchIndex, documentId: string, title: string, text: string): void {
  const blocks = text.split(/\n\s*\n/).map((each) => ({ kind: 'paragraph' as const, text: each }));
  const drafts = splitPassages({ title, language: null, blocks });
  addDocument(
    index,
    documentId,
    drafts.map((draft, at) => ({ ...draft, id: `${documentId}.${at}`, documentId, title })),
  );
}
