import { expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { add, ask, shop } from './fixtures/small-shop.ts';

test('an approved answer is given whole, before the pages', () => {
  const index = shop();
  const answer = 'By lorry. On Mondays only. Ring the bell. Thank you.';
  add(
    index,
    'Q',
    [
      {
        kind: 'question',
        question: 'How long does delivery take?',
        alternatives: ['delivery time'],
        answer,
      },
    ],
    true,
  );
  for (const question of ['How long does delivery take', 'delivery time?']) {
    const given = ask(index, question);
    expect(given.outcome).toBe('answered');
    expect(given.sentences.map(({ text }) => text).join(' ')).toBe(answer);
  }
});

test.each([
  ['Where are you located?'],
  ['How much is it?'],
  ['Can I get my money back?'],
  ['What?'],
  ['Öffnungszeiten'],
  ['你们几点开门？'],
])('the stored question "%s" is met by its own words', (question) => {
  const index = shop();
  add(index, 'Q', [{ kind: 'question', question, alternatives: [], answer: 'The stored answer.' }], true);
  expect(ask(index, question)).toMatchObject({
    outcome: 'answered',
    sentences: [{ text: 'The stored answer.' }],
  });
});

test('an approved answer to another question is not given as sure', () => {
  const index = shop();
  const block: Block = {
    kind: 'question',
    question: 'Do you ship to Germany?',
    alternatives: [],
    answer: 'Yes, for 5 euros.',
  };
  add(index, 'Q', [block], true);
  expect(ask(index, 'Do you ship to Canada?').outcome).not.toBe('answered');
});
