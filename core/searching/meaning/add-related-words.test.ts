import { expect, test } from 'vitest';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { addRelatedWords } from './add-related-words.ts';
import { addMeantPassage } from './fixtures/add-meant-passage.ts';
import { meanVector } from './mean-vector.ts';

const index = createSearchIndex();
addMeantPassage(index, 'delivery', {
  text: 'The driver leaves parcels in the shed. Damage is settled by photo.',
  direction: [1, 0, 0, 0],
});

test.each([
  ['a word that the sources lack', 'My vase is smashed', 'My vase is smashed damage'],
  ['a word that they have', 'Where is the driver?', null],
  ['a word whose related words they lack too', 'Do you sell cheese?', null],
  ['no word at all', '?', null],
])('%s: "%s"', (_, question, expected) => {
  expect(addRelatedWords(index, question)).toBe(expected);
});

test('a word is added once, and none that was asked', () => {
  const asked = addRelatedWords(index, 'Will the courier or the postman post it?') ?? '';
  expect(asked.match(/driver/g)).toHaveLength(1);
  expect(addRelatedWords(index, 'Is the courier a driver?')).not.toContain('driver, driver');
});

test('between two vectors is one of the same length', () => {
  const mean = meanVector(Float32Array.from([1, 0]), Float32Array.from([0, 1]));
  expect([...mean].map((value) => value.toFixed(3))).toEqual(['0.707', '0.707']);
  const none = meanVector(Float32Array.from([1, 0]), Float32Array.from([-1, 0]));
  expect([...none]).toEqual([1, 0]);
});
