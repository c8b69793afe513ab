import { expect, test } from 'vitest';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { findRelatedWords } from './find-related-words.ts';

const stemsOf = (word: string) => findRelatedWords(stemWord(word, 'en')).map(({ stem }) => stem);

test.each([
  ['puppy', 'dog'],
  ['vehicle', 'parking'],
  ['elderly', 'pensioner'],
  ['stale', 'fresh'],
  ['apprenticeship', 'train'],
  ['bent', 'damage'],
  ['couch', 'sofa'],
])('who says "%s" may look for "%s"', (word, said) => {
  expect(stemsOf(word)).toContain(stemWord(said, 'en'));
});

test('what a firm writes does not stand for all that visitors say', () => {
  expect(stemsOf('apprenticeship')).toContain('train');
  expect(stemsOf('train')).not.toContain(stemWord('apprenticeship', 'en'));
  expect(stemsOf('qwerty')).toEqual([]);
});

test('a word comes once, however many lines it is in, and never as its own', () => {
  for (const word of ['late', 'close', 'dog', 'repair']) {
    const stems = stemsOf(word);
    expect(new Set(stems).size).toBe(stems.length);
    expect(stems).not.toContain(stemWord(word, 'en'));
  }
});
