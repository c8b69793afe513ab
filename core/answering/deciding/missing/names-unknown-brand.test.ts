import { expect, test } from 'vitest';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { namesUnknownBrand } from './names-unknown-brand.ts';

const index = createSearchIndex();
const text = 'You can move up and pay only the difference. We work with WhatsApp and every iPad.';
const document = { title: 'Page', language: 'en', blocks: [{ kind: 'paragraph' as const, text }] };
const drafts = splitPassages(document, {});
addDocument(
  index,
  'page',
  drafts.map((draft) => ({ ...draft, id: 'p', documentId: 'page', title: 'Page' })),
);

test.each([
  ['Can I pay with PayPal?', true],
  ['Does it work on YouTube or WhatsApp?', true],
  ['Does it work with WhatsApp?', false],
  ['Does it work on my iPad?', false],
  ['Can I pay the difference?', false],
])('"%s": %s', (question, expected) => {
  const [first] = searchPassages(index, question, { limit: 1 });
  expect(first !== undefined && namesUnknownBrand(question, first.query)).toBe(expected);
});
