import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { addDocument } from './add-document.ts';
import { createSearchIndex, type SearchIndex } from './create-search-index.ts';
import { indexSizeBytes } from './index-size-bytes.ts';
import type { Passage } from './passage.ts';
import { removeDocument } from './remove-document.ts';

function passagesOf(documentId: string, texts: readonly string[]): Passage[] {
  return texts.map((text, at) => ({
    id: `${documentId}.${at}`,
    documentId,
    title: '',
    headingPath: [],
    question: at % 3 === 2 ? `what ${text}` : null,
    isApproved: false,
    text,
    language: 'en',
    sentenceOffsets: [0],
    terms: tokenise(text, 'en'),
  }));
}

function resultsOf(index: SearchIndex, query: string): [string, number][] {
  return searchPassages(index, query, { limit: 50 }).map(({ passage, score }) => [passage.id, score]);
}

const word = fc.constantFrom(
  'apple',
  'apples',
  'pear',
  'plum',
  'cherry',
  'grape',
  'melon',
  'fig',
  'date',
  'kiwi',
);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const change = fc.record({
  documentId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  texts: fc.option(fc.array(text, { minLength: 1, maxLength: 4 }), { nil: null }),
});

describe('addDocument and removeDocument', () => {
  test('any series of changes gives the same as building from what is left', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), text, (changes, query) => {
        const patched = createSearchIndex();
        const left = new Map<string, string[]>();
        for (const { documentId, texts } of changes) {
          left.delete(documentId);
          if (texts === null) removeDocument(patched, documentId);
          else {
            addDocument(patched, documentId, passagesOf(documentId, texts));
            left.set(documentId, texts);
          }
        }
        const rebuilt = createSearchIndex();
        for (const [documentId, texts] of left)
          addDocument(rebuilt, documentId, passagesOf(documentId, texts));
        expect(resultsOf(patched, query)).toEqual(resultsOf(rebuilt, query));
        expect(patched.passageCount).toBe(rebuilt.passageCount);
        expect(patched.totalLength).toBe(rebuilt.totalLength);
      }),
    );
  });

  test('what is removed is not found again, not even by a similar word', () => {
    const index = createSearchIndex();
    addDocument(index, 'old', passagesOf('old', ['the price is ninety']));
    addDocument(index, 'new', passagesOf('new', ['the price is eighty']));
    removeDocument(index, 'old');
    expect(resultsOf(index, 'ninety nintey price').map(([id]) => id)).toEqual(['new.0']);
  });

  test('removing an unknown document changes nothing', () => {
    const index = createSearchIndex();
    addDocument(index, 'a', passagesOf('a', ['one']));
    removeDocument(index, 'b');
    expect(resultsOf(index, 'one')).toHaveLength(1);
  });

  test('frees memory when most of it has gone, and finds the rest as before', () => {
    const index = createSearchIndex();
    const rebuilt = createSearchIndex();
    for (let at = 0; at < 400; at += 1) {
      const texts = [`common w${at}x unique${at} text`, `another q${at} line of text`];
      addDocument(index, `d${at}`, passagesOf(`d${at}`, texts));
      if (at % 10 === 0) addDocument(rebuilt, `d${at}`, passagesOf(`d${at}`, texts));
    }
    const full = indexSizeBytes(index);
    for (let at = 0; at < 400; at += 1) if (at % 10 !== 0) removeDocument(index, `d${at}`);
    expect(indexSizeBytes(index)).toBeLessThan(full / 2);
    expect(index.vocabulary.terms.length).toBeLessThan(800);
    for (const query of ['common text', 'unique30 line', 'w390x']) {
      expect(resultsOf(index, query)).toEqual(resultsOf(rebuilt, query));
    }
  });

  test('the estimate of its size grows with the text', () => {
    const index = createSearchIndex();
    const empty = indexSizeBytes(index);
    addDocument(index, 'a', passagesOf('a', ['word '.repeat(10_000)]));
    expect(indexSizeBytes(index) - empty).toBeGreaterThan(100_000);
  });
});
