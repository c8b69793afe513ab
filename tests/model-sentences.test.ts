import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifySentence } from '#core/answering/verifying/verify-sentence.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { readMarkdown } from '#server/adapters/document-reader/formats/read-markdown.ts';

interface Sentence {
  /** How it differs from what the pages say, or `true`. */
  kind: string;
  on: string;
  said: string;
  isTrue: boolean;
}

const FOLDER = join(import.meta.dirname, 'visitors');
const sentences = JSON.parse(readFileSync(join(FOLDER, 'sentences.json'), 'utf8')) as Sentence[];

function indexPages(firm: string): SearchIndex {
  const index = createSearchIndex();
  for (const file of readdirSync(join(FOLDER, firm)).sort()) {
    const document = readMarkdown(readFileSync(join(FOLDER, firm, file)));
    const drafts = splitPassages(document);
    const passages = drafts.map((draft, at) => ({
      ...draft,
      id: `${file}.${at}`,
      documentId: file,
      title: document.title,
    }));
    addDocument(index, file, passages);
  }
  return index;
}

const indexes = new Map([...new Set(sentences.map(({ on }) => on))].map((firm) => [firm, indexPages(firm)]));

test.each(sentences)('$kind: "$said"', ({ on, said, isTrue }) => {
  const index = indexes.get(on);
  if (index === undefined) throw new Error(`There is no firm ${on}.`);
  const passages = searchPassages(index, said, { limit: 8 }).map(({ passage }) => passage);
  const verdict = verifySentence({ sentence: said, cited: [], passages, urls: [], languages: ['en'] });
  expect(verdict.kind === 'supported').toBe(isTrue);
});
