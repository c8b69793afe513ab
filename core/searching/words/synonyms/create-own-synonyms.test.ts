import { describe, expect, it } from 'vitest';
import { createOwnSynonyms } from './create-own-synonyms.ts';

const own = createOwnSynonyms([
  ['bike', 'bicycle', 'push cycle'],
  ['MOT', 'annual vehicle test'],
  ['lift', 'elevator'],
  ['lift', 'ride'],
]);
const knows =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

describe('the words that an owner uses for the same', () => {
  it.each([
    ['bike', ['bicycl']],
    ['bicycl', ['bike']],
    ['lift', ['elev', 'ride']],
    ['annual', []],
  ])('%s', (stem, others) => {
    expect(own.findStems(stem, 'en')).toEqual(others);
  });

  it.each<[string, string[], string]>([
    // A phrase is replaced by a word of its group that the sources use.
    ['Do you sell a push cycle?', ['bike'], 'Do you sell a bike?'],
    // A word is replaced by a phrase only where the sources lack the word.
    ['What is an MOT?', ['annual', 'vehicle', 'test'], 'What is an annual vehicle test?'],
    ['What is an MOT?', ['mot', 'annual', 'vehicle', 'test'], 'What is an MOT?'],
    ['What is an MOT?', ['vehicle'], 'What is an MOT?'],
    ['Is the motor loud?', ['annual', 'vehicle', 'test'], 'Is the motor loud?'],
  ])('%s', (query, known, replaced) => {
    expect(own.replace(query, 'en', knows(...known))).toBe(replaced);
  });
});
