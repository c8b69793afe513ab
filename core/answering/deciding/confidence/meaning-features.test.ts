import { expect, test } from 'vitest';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { addMeantPassage } from '#core/searching/meaning/fixtures/add-meant-passage.ts';
import { type Direction, unitVector } from '#core/searching/meaning/fixtures/unit-vector.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { meaningFeatures } from './meaning-features.ts';

const near: Direction = [1, 0, 0, 0];
const index = createSearchIndex();
addMeantPassage(index, 'bikes', { text: 'Bikes are repaired within a day.', direction: near });

function addressedOf(query: string): number | undefined {
  const meaning = { vector: unitVector(near), languages: ['en'], isFitted: true };
  return meaningFeatures(searchPassages(index, query, { limit: 1, meaning }), [])?.addressed;
}

test.each([
  ['Do you repair bikes?', 1],
  ['Is your shop open?', 1],
  ['Who repaired the first bike?', 0],
  ['Are bikes yellow?', 0],
])('whether "%s" speaks to the firm: %s', (question, addressed) => {
  expect(addressedOf(question)).toBe(addressed);
});

test('what was said in the question before does not count', () => {
  expect(addressedOf('Do you repair bikes?\u001fAnd scooters?')).toBe(0);
});

test('the size of the index is told by its number of passages, seven at least', () => {
  const meaning = { vector: unitVector(near), languages: ['en'], isFitted: true };
  const sizeOf = (count: number) => {
    const passages = createSearchIndex();
    for (let at = 0; at < count; at += 1)
      addMeantPassage(passages, `page-${at}`, { text: `Bikes of kind ${at} are sold.`, direction: near });
    return meaningFeatures(searchPassages(passages, 'bikes', { limit: 1, meaning }), [])?.size;
  };
  expect(sizeOf(1)).toBeCloseTo(Math.log10(7));
  expect(sizeOf(10)).toBeCloseTo(1);
});

test('there is nothing to compare without a meaning', () => {
  expect(meaningFeatures(searchPassages(index, 'bikes', { limit: 1 }), [])).toBeNull();
});
