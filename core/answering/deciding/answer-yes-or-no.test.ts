import { expect, test } from 'vitest';
import { chooseSentences } from '#core/answering/choosing/choose-sentences.ts';
import { scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { answerYesOrNo } from './answer-yes-or-no.ts';
import { findBestSentence } from './find-best-sentence.ts';

function settle(question: string, text: string): 'yes' | 'no' | null {
  const index = createSearchIndex();
  const document = { title: 'Page', language: 'en', blocks: [{ kind: 'paragraph' as const, text }] };
  addDocument(
    index,
    'page',
    splitPassages(document, {}).map((draft) => ({ ...draft, id: 'p', documentId: 'page', title: 'Page' })),
  );
  const ranked = searchPassages(index, question, { limit: 1 });
  const best = findBestSentence(chooseSentences(scoreSentences(question, ranked)));
  return best && answerYesOrNo(question, best);
}

test.each([
  ['Do you repair wheels?', 'We repair wheels of all makes.', 'yes'],
  ['Are dogs welcome?', 'Dogs are welcome in the shop.', 'yes'],
  ['Is there a deposit?', 'A deposit of 50 euros is paid back.', 'yes'],
  ['Do you repair scooters?', 'We do not repair scooters.', 'no'],
  ['Is there a café?', 'The café serves lunch.', 'yes'],
  ['Are picnics allowed?', 'Picnics are allowed in the yard and not in the hall.', null],
  ['Do you accept American Express?', 'We cannot accept American Express.', 'no'],
])('"%s" is settled by "%s": %s', (question, text, verdict) => {
  expect(settle(question, text)).toBe(verdict);
});

test.each([
  ['May children ride?', 'Children may ride only with an adult.'],
  ['Is delivery free?', 'Delivery costs 12 euros.'],
  ['Is parking included?', 'Parking costs 5 euros.'],
  ['Can I pay with American Express?', 'We do not accept American Express.'],
  ['Do you ship to Peru?', 'We ship to all countries of Europe.'],
  ['Do you sell tents or chairs?', 'We sell tents.'],
  ['Is the Oslo better than the Riga?', 'The Oslo and the Riga are tents.'],
  ['Do you repair wheels on Sunday?', 'We repair wheels on Monday.'],
  ['Can I return it within 60 days?', 'You can return it within 30 days.'],
  ['Do you repair scooters?', 'We repair scooters, but not electric ones.'],
  ['Do you sell helmets?', 'We used to sell helmets.'],
  ['What do you repair?', 'We repair wheels.'],
  ['Can we stay one night in August?', 'The stay in August is two nights.'],
  ['Can I book a night in August?', 'In August you can book a minimum of two nights.'],
  ['May I bring a guest?', 'You may bring up to two guests.'],
])('"%s" is left to the reader of "%s"', (question, text) => {
  expect(settle(question, text)).toBeNull();
});
