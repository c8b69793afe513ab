import { expect, test } from 'vitest';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { findRelatedWords } from './find-related-words.ts';

test.each([
  ['puppy', 'dog'],
  ['vehicle', 'parking'],
  ['elderly', 'pensioner'],
  ['stale', 'fresh'],
  ['apprenticeship', 'train'],
])('who says "%s" may look for "%s"', (word, said) => {
  expect(findRelatedWords(stemWord(word, 'en'))).toContain(stemWord(said, 'en'));
});

test('what a firm writes does not stand for all that visitors say', () => {
  expect(findRelatedWords(stemWord('apprenticeship', 'en'))).toContain('train');
  expect(findRelatedWords('train')).not.toContain(stemWord('apprenticeship', 'en'));
  expect(findRelatedWords('qwerty')).toEqual([]);
});
