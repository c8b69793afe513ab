import { expect, test } from 'vitest';
import type { WeighedWord } from './score-passages.ts';
import { shareOfUnknown } from './share-of-unknown.ts';

/** A word of a query; `nearest` is the weight of the word of the sources that comes nearest to it. */
function word(nearest: number, options: Partial<WeighedWord> = {}): WeighedWord {
  const variants = nearest > 0 ? [{ term: 1, stem: 'stem', weight: nearest }] : [];
  const common = {
    word: 'word',
    stems: ['stem'],
    isFunctionWord: false,
    isContext: false,
    isMinor: false,
    isAlternative: false,
  };
  return { ...common, isKnown: nearest === 1, variants, idf: 2, weight: 1, ...options };
}

test.each([
  ['no words', [], 0],
  ['words that the sources use', [word(1), word(1)], 0],
  ['a word that is nowhere', [word(0)], 1],
  ['a word that is known by a synonym', [word(0.5)], 0],
  ['a word that is only related to one of the sources', [word(0.4)], 1],
  ['one of two words', [word(1), word(0)], 0.5],
  ['a rare word and a common one', [word(1, { idf: 1 }), word(0, { idf: 3 })], 0.75],
  ['a word of the question before, which weighs less', [word(1), word(0, { weight: 0.5 })], 1 / 3],
  ['function words alone', [word(0, { isMinor: true })], 0],
])('the share of %s', (_, words, share) => {
  expect(shareOfUnknown(words)).toBeCloseTo(share);
});
