import { describe, expect, it } from 'vitest';
import { addDocument } from '#core/searching/index/add-document.ts';
import { compactIndex } from '#core/searching/index/compact-index.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexSizeBytes } from '#core/searching/index/index-size-bytes.ts';
import type { Passage } from '#core/searching/index/passage.ts';
import { removeDocument } from '#core/searching/index/remove-document.ts';
import { setVectors } from '#core/searching/index/set-vectors.ts';
import { meaningLayout } from '#core/searching/meaning/meaning-layout.ts';
import { quantiseVector } from '#core/searching/meaning/quantise-vector.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { searchPassages } from './search-passages.ts';

/** Four directions: delivery, money, opening hours, anything else. */
type Direction = readonly [number, number, number, number];
const delivery: Direction = [1, 0, 0, 0.1];
const money: Direction = [0, 1, 0, 0.1];
const hours: Direction = [0, 0, 1, 0.1];
const other: Direction = [0, 0, 0, 1];

const unit = (direction: Direction): Float32Array => {
  const length = Math.hypot(...direction);
  return Float32Array.from(direction, (value) => value / length);
};

interface Given {
  text: string;
  direction: Direction;
  question?: string;
  questionDirection?: Direction;
  language?: string;
  isApproved?: boolean;
}

function makePassage(documentId: string, given: Given): Passage {
  const { text, question = null, language = 'en', isApproved = false } = given;
  return {
    id: `${documentId}.0`,
    documentId,
    title: 'Page',
    headingPath: [],
    question,
    isApproved,
    text,
    language,
    sentenceOffsets: [0],
    terms: tokenise(text, language),
  };
}

function add(index: SearchIndex, documentId: string, given: Given, hasVectors = true): void {
  const passage = makePassage(documentId, given);
  addDocument(index, documentId, [passage]);
  const { questions, sentences } = meaningLayout(passage);
  const directions = [
    given.direction,
    ...Array<Direction>(questions).fill(given.questionDirection ?? given.direction),
    ...Array<Direction>(sentences).fill(given.direction),
  ];
  const values = Int8Array.from(directions.flatMap((each) => [...quantiseVector(unit(each))]));
  if (hasVectors) setVectors(index, documentId, () => values);
}

function firmIndex(hasVectors: (documentId: string) => boolean = () => true): SearchIndex {
  const index = createSearchIndex();
  const pages: Record<string, Given> = {
    shipping: { text: 'Orders leave our warehouse by noon.', direction: delivery },
    refunds: { text: 'You get your money back within a week.', direction: money },
    opening: { text: 'We open at nine.', direction: hours },
    colours: { text: 'Frames come in red and blue.', direction: other },
    steel: { text: 'Frames are made of steel.', direction: other },
  };
  for (const [id, given] of Object.entries(pages)) add(index, id, given, hasVectors(id));
  return index;
}

const meaningOf = (direction: Direction, languages: readonly string[] | null = ['en']) => ({
  vector: unit(direction),
  languages,
});
const found = (index: SearchIndex, query: string, direction: Direction | null, limit = 3) =>
  searchPassages(index, query, { limit, ...(direction && { meaning: meaningOf(direction) }) }).map(
    ({ passage }) => passage.documentId,
  );

describe('searching by meaning', () => {
  it('finds a passage that shares no word with the question', () => {
    const index = firmIndex();
    expect(found(index, 'parcel courier?', null)).toEqual([]);
    expect(found(index, 'parcel courier?', delivery)[0]).toBe('shipping');
  });

  it('tells how near each compared passage is, and leaves that out without a meaning', () => {
    const index = firmIndex();
    const [first, ...others] = searchPassages(index, 'parcel?', { limit: 5, meaning: meaningOf(delivery) });
    expect(first?.similarity?.passage).toBeCloseTo(1, 2);
    expect(first?.similarity?.sentences[0]).toBeCloseTo(1, 2);
    expect(first?.similarity?.question).toBeNull();
    expect(others.every(({ similarity }) => (similarity?.aboveMean ?? 1) < 0.1)).toBe(true);
    expect(searchPassages(index, 'noon', { limit: 1 })[0]?.similarity).toBeNull();
  });

  it('keeps what the words found, in their order, when the meaning is near to nothing', () => {
    const index = firmIndex();
    const words = found(index, 'steel frames', null);
    expect(words).toEqual(['steel', 'colours']);
    expect(found(index, 'steel frames', other).slice(0, 2)).toEqual(words);
  });

  it('takes the nearer of a question and its answer', () => {
    const index = firmIndex();
    const pair = { text: 'Certainly.', question: 'Can I send it back?', direction: other };
    add(index, 'pair', { ...pair, questionDirection: money });
    const [first] = searchPassages(index, 'return', { limit: 9, meaning: meaningOf(money) }).filter(
      ({ passage }) => passage.documentId === 'pair',
    );
    expect(first?.similarity?.question).toBeCloseTo(1, 2);
    expect(first?.similarity?.whole).toBeCloseTo(1, 2);
  });

  it('keeps an approved answer to this very question first', () => {
    const index = firmIndex();
    const question = 'How do orders leave?';
    add(index, 'pair', { text: 'By bike.', question, direction: other, isApproved: true });
    expect(found(index, question, delivery)[0]).toBe('pair');
  });

  it.each([
    ['most passages lack vectors', firmIndex((id) => id === 'shipping'), meaningOf(delivery)],
    [
      'the vectors are of another size',
      firmIndex(),
      { vector: Float32Array.from([1, 0]), languages: ['en'] },
    ],
    ['the model knows no passage', firmIndex(), meaningOf(delivery, ['de'])],
  ])('goes by words alone while %s', (_, index, meaning) => {
    const ranked = searchPassages(index, 'noon', { limit: 9, meaning });
    expect(ranked.map(({ passage }) => passage.documentId)).toEqual(['shipping']);
    expect(ranked[0]?.similarity).toBeNull();
  });
});

describe('vectors of an index', () => {
  it('go and stay with their passages', () => {
    const index = firmIndex();
    const before = indexSizeBytes(index);
    removeDocument(index, 'shipping');
    expect(indexSizeBytes(index)).toBeLessThan(before);
    expect(found(index, 'parcel?', delivery)).not.toContain('shipping');
    compactIndex(index);
    expect(found(index, 'reimbursement?', money)[0]).toBe('refunds');
    setVectors(index, 'refunds', () => null);
    expect(index.vectorBytes).toBe(3 * 2 * 4);
    setVectors(index, 'nowhere', () => null);
    // Of another text than the passage has now.
    setVectors(index, 'refunds', () => new Int8Array(3));
    expect(index.vectorBytes).toBe(3 * 2 * 4);
  });
});
