import { expect, it } from 'vitest';
import { listMeaningTexts } from './list-meaning-texts.ts';
import { type MeantPassage, meaningLayout } from './meaning-layout.ts';

const passage: MeantPassage = {
  title: 'Delivery',
  headingPath: ['Costs'],
  question: null,
  text: 'It costs 4 euros. It takes two days.',
  sentenceOffsets: [0, 18],
};
const pair = {
  ...passage,
  title: 'How much is delivery?',
  headingPath: [],
  question: 'How much is delivery?\nWhat does shipping cost?',
};

it.each([
  [
    'a passage of a page',
    passage,
    [
      'Delivery\nCosts\nIt costs 4 euros. It takes two days.',
      'Costs: It costs 4 euros.',
      'Costs: It takes two days.',
    ],
  ],
  [
    'a pair, whose title is its question',
    pair,
    [
      'How much is delivery?\nIt costs 4 euros. It takes two days.',
      'How much is delivery?',
      'What does shipping cost?',
      'It costs 4 euros.',
      'It takes two days.',
    ],
  ],
  [
    'a passage without a heading, whose sentences come with the title',
    { ...passage, headingPath: [] },
    [
      'Delivery\nIt costs 4 euros. It takes two days.',
      'Delivery: It costs 4 euros.',
      'Delivery: It takes two days.',
    ],
  ],
  [
    'a passage with neither',
    { ...passage, title: '', headingPath: [] },
    ['It costs 4 euros. It takes two days.', 'It costs 4 euros.', 'It takes two days.'],
  ],
  [
    'a passage with questions that a model wrote',
    { ...passage, written: ['What do I pay for shipping?'] },
    [
      'Delivery\nCosts\nIt costs 4 euros. It takes two days.',
      'What do I pay for shipping?',
      'Costs: It costs 4 euros.',
      'Costs: It takes two days.',
    ],
  ],
])('%s', (_, given, texts) => {
  expect(listMeaningTexts(given)).toEqual(texts);
  const { questions, sentences } = meaningLayout(given);
  expect(1 + questions + sentences).toBe(texts.length);
});
