import { expect, test } from 'vitest';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { addMeantPassage } from '#core/searching/meaning/fixtures/add-meant-passage.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { findUnknownThings } from './find-unknown-things.ts';

const index = createSearchIndex();
for (const text of ['We repair watches and sell straps.', 'Cakes can be ordered.', 'Dogs are welcome.'])
  addMeantPassage(index, text, { text, direction: [1, 0, 0, 0] }, false);

test.each([
  ['Do you sell unicorns?', ['unicorns']],
  ['hi, do you have any helicopters or submarines?', ['helicopters', 'submarines']],
  ['Is there a swimming pool?', ['swimming pool']],
  ['Have you got wedding-dresses?', ['wedding-dresses']],
  ['Do you babysit?', []],
  // The sources have the word, one that is about the same, or one that it is a slip of.
  ['Do you repair submarines?', []],
  ['Can I bring my puppy?', []],
  ['Do you have cackes?', []],
  // These ask for no thing.
  ['Are your people qualified?', []],
  ['What do unicorns cost?', []],
  // Short for something that may be there in full.
  ['Is there CCTV?', []],
  ['Verkauft ihr Einhörner?', []],
])('%s', (question, expected) => {
  // Without a word that is known nothing is found, and there is no query to look at.
  const [best] = searchPassages(index, `${question} watches`, { limit: 1 });
  if (best === undefined) throw new Error('Nothing was found.');
  const words = best.query.words.filter(({ word }) => word !== 'watches');
  expect(findUnknownThings(question, { ...best.query, words })).toEqual(expected);
});
