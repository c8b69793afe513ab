import { describe, expect, it } from 'vitest';
import { compactIndex } from '#core/searching/index/compact-index.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexSizeBytes } from '#core/searching/index/index-size-bytes.ts';
import { removeDocument } from '#core/searching/index/remove-document.ts';
import { setVectors } from '#core/searching/index/set-vectors.ts';
import { addMeantPassage, type MeantText } from '#core/searching/meaning/fixtures/add-meant-passage.ts';
import { type Direction, unitVector } from '#core/searching/meaning/fixtures/unit-vector.ts';
import { searchPassages } from './search-passages.ts';

const delivery: Direction = [1, 0, 0, 0.1];
const money: Direction = [0, 1, 0, 0.1];
const hours: Direction = [0, 0, 1, 0.1];
const other: Direction = [0, 0, 0, 1];

function firmIndex(hasVectors: (documentId: string) => boolean = () => true): SearchIndex {
  const index = createSearchIndex();
  const pages: Record<string, MeantText> = {
    shipping: { text: 'Orders leave our warehouse by noon.', direction: delivery },
    refunds: { text: 'You get your money back within a week.', direction: money },
    opening: { text: 'We open at nine.', direction: hours },
    colours: { text: 'Frames come in red and blue.', direction: other },
    steel: { text: 'Frames are made of steel.', direction: other },
  };
  for (const [id, given] of Object.entries(pages)) addMeantPassage(index, id, given, hasVectors(id));
  return index;
}

const meaningOf = (direction: Direction, languages: readonly string[] | null = ['en']) => ({
  vector: unitVector(direction),
  languages,
  isFitted: true,
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

  it.each([
    ['what customers ask', 0.9, 'refunds'],
    ['no question of customers', 0.1, 'opening'],
  ])('raises what firms write of such questions where it is like %s', (_, customary, first) => {
    const between: Direction = [0, 0.7, 0.8, 0.1];
    const expectation = { customary, vector: unitVector(money) };
    const meaning = { ...meaningOf(between), expectation };
    const ranked = searchPassages(firmIndex(), 'parcel?', { limit: 2, meaning });
    expect(ranked[0]?.passage.documentId).toBe(first);
    expect(ranked[0]?.query.customary).toBe(customary);
  });

  it('keeps what the words found, in their order, when the meaning is near to nothing', () => {
    const index = firmIndex();
    const words = found(index, 'steel frames', null);
    expect(words).toEqual(['steel', 'colours']);
    expect(found(index, 'steel frames', other).slice(0, 2)).toEqual(words);
  });

  it('takes three parts of a question and one of its passage, or the answer where that is nearer', () => {
    const index = firmIndex();
    const pair = { text: 'Certainly.', question: 'Can I send it back?' };
    addMeantPassage(index, 'asked', { ...pair, direction: other, questionDirection: money });
    addMeantPassage(index, 'told', { ...pair, direction: money, questionDirection: other });
    const ranked = searchPassages(index, 'return', { limit: 9, meaning: meaningOf(money) });
    const similarityOf = (id: string) =>
      ranked.find(({ passage }) => passage.documentId === id)?.similarity ?? null;
    const asked = similarityOf('asked');
    expect(asked?.question).toBeCloseTo(1, 2);
    expect(asked?.whole).toBeCloseTo(0.75 + 0.25 * (asked?.passage ?? 0), 2);
    expect(similarityOf('told')?.whole).toBeCloseTo(1, 2);
  });

  it('of two questions that are as near puts the one first whose answer is nearer', () => {
    const index = firmIndex();
    const pair = { text: 'Certainly.', question: 'Can I send it back?', questionDirection: money };
    addMeantPassage(index, 'far', { ...pair, direction: hours });
    addMeantPassage(index, 'near', { ...pair, direction: [0, 1, 1, 0.1] });
    expect(found(index, 'return', money).filter((id) => id === 'far' || id === 'near')).toEqual([
      'near',
      'far',
    ]);
  });

  it("puts the owner's own pair before a page that means the same", () => {
    const index = firmIndex();
    const pair = { text: 'Certainly.', question: 'Can I send it back?', direction: money };
    addMeantPassage(index, 'page', pair);
    addMeantPassage(index, 'own', { ...pair, isApproved: true });
    const pairs = found(index, 'cash again', money).filter((id) => id === 'own' || id === 'page');
    expect(pairs).toEqual(['own', 'page']);
  });

  it('keeps an approved answer to this very question first', () => {
    const index = firmIndex();
    const question = 'How do orders leave?';
    addMeantPassage(index, 'pair', { text: 'By bike.', question, direction: other, isApproved: true });
    expect(found(index, question, delivery)[0]).toBe('pair');
  });

  it.each([
    ['most passages lack vectors', firmIndex((id) => id === 'shipping'), meaningOf(delivery)],
    [
      'the vectors are of another size',
      firmIndex(),
      { vector: Float32Array.from([1, 0]), languages: ['en'], isFitted: true },
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
    expect(index.vectorBytes).toBe(3 * 2 * (4 + 4));
    setVectors(index, 'nowhere', () => null);
    // Vectors of another text than the passage has now.
    setVectors(index, 'refunds', () => new Int8Array(3));
    expect(index.vectorBytes).toBe(3 * 2 * (4 + 4));
  });
});
