import { expect, test } from 'vitest';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

const chapter = (body: string) =>
  `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`;
const book = [
  { name: 'mimetype', data: 'application/epub+zip' },
  {
    name: 'META-INF/container.xml',
    data: '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  },
  {
    name: 'OEBPS/book.opf',
    data: '<package xmlns:dc="d"><metadata><dc:title>The Hotel</dc:title><dc:language>en-GB</dc:language></metadata><manifest><item id="n" href="nav.xhtml" properties="nav"/><item id="a" href="text/one%20.xhtml"/><item id="b" href="two.html"/></manifest><spine><itemref idref="n"/><itemref idref="b"/><itemref idref="a"/><itemref idref="gone"/></spine></package>',
  },
  { name: 'OEBPS/nav.xhtml', data: chapter('<nav><a href="two.html">Contents</a></nav>') },
  { name: 'OEBPS/text/one .xhtml', data: chapter('<h1>Second</h1><p>Breakfast is at 8.</p>') },
  { name: 'OEBPS/two.html', data: chapter('<h1>First</h1><p>The pool is open.</p>') },
];

test('an e-book is read chapter by chapter, without its table of contents', async () => {
  const result = await readBytes({ bytes: makeZip(book), fileName: 'x.epub' });
  expect(result).toMatchObject({
    kind: 'ok',
    format: 'epub',
    document: { title: 'The Hotel', language: 'en' },
  });
  const blocks = result.kind === 'ok' ? result.document.blocks : [];
  expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
    'First',
    'The pool is open.',
    'Second',
    'Breakfast is at 8.',
  ]);
});

test('what the style sheet of a book strikes or raises is read so', async () => {
  const styled = chapter('<p>opens <i class="old">at 8 </i>at 10, 20 m<i class="up">2</i></p>').replace(
    '<head>',
    '<head><link href="../look.css" rel="stylesheet"/>',
  );
  const sheet = '.old{text-decoration:line-through} .up{vertical-align:super}';
  const parts = book.map((part) => (part.name.includes('one') ? { ...part, data: styled } : part));
  const bytes = makeZip([...parts, { name: 'OEBPS/look.css', data: sheet }]);
  const result = await readBytes({ bytes, fileName: 'x.epub' });
  const blocks = result.kind === 'ok' ? result.document.blocks : [];
  expect(blocks.at(-1)).toMatchObject({ text: 'opens at 10, 20 m²' });
});

test('a book whose text is locked says so', async () => {
  const encryption = {
    name: 'META-INF/encryption.xml',
    data: '<encryption><CipherReference URI="OEBPS/two.html"/></encryption>',
  };
  expect(await readBytes({ bytes: makeZip([...book, encryption]), fileName: 'x.epub' })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'protected' },
  });
});
