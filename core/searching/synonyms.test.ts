import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';
import { synonymsOf, wordsOfPhrases } from './synonyms.ts';

test.each([
  ['en', 'prices', 'cost'],
  ['en', 'shipping', 'delivery'],
  ['en', 'reimbursed', 'refund'],
  ['de', 'Kosten', 'Preis'],
  ['es', 'coste', 'precio'],
  ['tr', 'fiyatı', 'ücret'],
  ['zh', '退款', '退钱'],
])('%s: "%s" may mean "%s"', (language, word, synonym) => {
  const lower = (text: string) => text.toLowerCase();
  const stem = stemWord(lower(word), language);
  expect(synonymsOf(stem, language)).toContain(stemWord(lower(synonym), language));
});

test('means are mutual, and no word is its own synonym', () => {
  for (const word of ['price', 'refund', 'delivery', 'cancel', 'invoice']) {
    const stem = stemWord(word, 'en');
    const others = synonymsOf(stem, 'en');
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(stem);
    for (const other of others) expect(synonymsOf(other, 'en')).toContain(stem);
  }
});

test.each([
  ['en', 'How much is it?', ['price']],
  ['en', 'Can I get my money back?', ['refund']],
  ['en', 'How do I sign up', ['register']],
  ['en', 'How many are there?', []],
  ['de', 'Wie viel kostet das?', ['preis']],
  ['xx', 'money back', []],
])('%s: the phrases of "%s" stand for %j', (language, query, words) => {
  expect(wordsOfPhrases(query, language)).toEqual(words);
});
