import { expect, test } from 'vitest';
import { createVocabulary } from '#core/searching/index/create-vocabulary.ts';
import { numberTerm } from '#core/searching/index/number-term.ts';
import { isOneEdit } from '#core/searching/words/is-one-edit.ts';
import { expandWord } from './expand-word.ts';

function vocabularyOf(words: readonly string[]) {
  const vocabulary = createVocabulary();
  for (const word of words) {
    const number = numberTerm(vocabulary, word);
    vocabulary.passageCount[number] = 1;
  }
  return vocabulary;
}

test.each([
  ['lnik', 'lnik', 'link', 0.5],
  ['custmer', 'custmers', 'custom', 0.5],
  ['laser', 'laser', 'later', 0.35],
])('%s (%s), though it shares few pieces, may be %s: %d', (stem, word, meant, weight) => {
  const found = expandWord(vocabularyOf(['link', 'custom', 'later']), stem, true, word);
  expect(found).toMatchObject([{ stem: meant, weight }]);
});

const WORDS = ['delivery', 'deliverable', 'refund', 'warranty', 'versandkosten', 'a', 'to'];

test.each([
  ['delivrey', 'delivery'],
  ['refundd', 'refund'],
  ['refnud', 'refund'],
  ['rofund', 'refund'],
  ['efund', 'refund'],
  ['waranty', 'warranty'],
  ['versandkoste', 'versandkosten'],
])('%s stands for %s', (misspelt, meant) => {
  expect(expandWord(vocabularyOf(WORDS), misspelt, true)[0]?.stem).toBe(meant);
});

test.each([['xyz'], ['to'], [''], ['🙂'], ['refund']])('"%s" replaces no other word', (word) => {
  const variants = expandWord(vocabularyOf(WORDS), word, true);
  expect(variants).toEqual([]);
});

test('weights lie between a quarter and one, the nearest first', () => {
  const weights = expandWord(vocabularyOf(WORDS), 'deliver', false).map(({ weight }) => weight);
  expect(weights.length).toBe(2);
  expect(weights).toEqual([...weights].sort((left, right) => right - left));
  for (const weight of weights) {
    expect(weight).toBeGreaterThanOrEqual(0.25);
    expect(weight).toBeLessThan(1);
  }
});

test('leaves out words that no passage contains any more', () => {
  const vocabulary = vocabularyOf(WORDS);
  vocabulary.passageCount[vocabulary.numberOf.get('refund') ?? 0] = 0;
  expect(expandWord(vocabulary, 'refundd', true)).toEqual([]);
});

test.each([
  ['abc', 'abc', false],
  ['abc', 'ab', true],
  ['abc', 'xbc', true],
  ['abc', 'acb', true],
  ['abc', 'bac', true],
  ['abcd', 'badc', false],
  ['abc', 'abxy', false],
  ['', 'a', true],
])('"%s" and "%s" are one edit apart: %s', (left, right, expected) => {
  expect(isOneEdit(left, right)).toBe(expected);
  expect(isOneEdit(right, left)).toBe(expected);
});
