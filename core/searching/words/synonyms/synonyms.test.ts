import { expect, test } from 'vitest';
import { isGenericWord } from '#core/searching/words/is-generic-word.ts';
import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { findSynonyms } from './find-synonyms.ts';

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
  expect(findSynonyms(stem, language)).toContain(stemWord(lower(synonym), language));
});

test('means are mutual, and no word is its own synonym', () => {
  for (const word of ['price', 'refund', 'delivery', 'cancel', 'invoice']) {
    const stem = stemWord(word, 'en');
    const others = findSynonyms(stem, 'en');
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(stem);
    for (const other of others) expect(findSynonyms(other, 'en')).toContain(stem);
  }
});

test.each([
  ['en', 'How much is it?', 'price it?'],
  ['en', 'Can I get my money back?', 'Can I get my refund?'],
  ['en', 'How do I sign up', 'How do I register'],
  ['en', 'can I send my shoes back', 'can I return'],
  ['en', 'Where do I leave my car?', 'Where do I parking?'],
  ['en', 'Can I pick it up?', 'Can I collect?'],
  ['en', 'I cannot make it', 'I cancel'],
  ['en', 'How soon will it come?', 'how long will it come?'],
  ['en', 'How fast is the train?', 'How fast is the train?'],
  ['en', 'How many are there?', 'How many are there?'],
  ['de', 'Gibt es mein Geld zurück?', 'Gibt es mein rückerstattung?'],
  ['en', 'Where are you?', 'where address?'],
  ['en', "Where's your shop?", 'where address shop?'],
  ['en', 'Where are you shipping to?', 'Where are you shipping to?'],
  ['de', 'Wo finde ich Sie?', 'wo adresse?'],
  ['fr', 'Où êtes-vous ?', 'où adresse ?'],
  ['xx', 'money back', 'money back'],
])('%s: "%s" is searched as "%s"', (language, query, replaced) => {
  expect(replacePhrases(query, language)).toBe(replaced);
});

test('what a firm may say of its address stands for it, but not the other way round', () => {
  expect(findSynonyms('address', 'en')).toContain('find');
  expect(findSynonyms('find', 'en')).not.toContain('address');
  expect(findSynonyms('own', 'en')).toContain('owner');
  expect(findSynonyms('owner', 'en')).not.toContain('own');
});

test.each([
  ['policy', 'en', true],
  ['refund', 'en', false],
  ['informationen', 'de', true],
  ['policy', 'xx', false],
])('"%s" in %s says nothing by itself: %s', (word, language, expected) => {
  expect(isGenericWord(word, language)).toBe(expected);
});
