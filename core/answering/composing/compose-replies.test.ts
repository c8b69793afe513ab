import { expect, test } from 'vitest';
import type { EngineAnswer } from '#core/answering/deciding/engine-answer.ts';
import { composeReplies } from './compose-replies.ts';

function answer(outcome: EngineAnswer['outcome'], text: string): EngineAnswer {
  const sentence = { text, passageId: text, start: 0, end: text.length, language: 'en' };
  return { outcome, confidence: 0.6, sentences: text === '' ? [] : [sentence] };
}

const input = { vibe: 'neutral', fallbackReply: 'No idea.', language: 'en' } as const;
const price = { question: 'What is it?', answer: answer('answered', 'It costs 5 euros.') };
const hours = { question: 'When?', answer: answer('answered', 'We open at nine.') };
const near = { question: 'And on Sunday?', answer: answer('hedged', 'We are open on Monday.') };
const unknown = { question: 'Do you sell tents?', answer: answer('declined', '') };

test('answers both, each on its own line, with the stretch of each', () => {
  const reply = composeReplies([price, hours], input);
  expect(reply).toMatchObject({ text: 'It costs 5 euros.\nWe open at nine.', outcome: 'answered' });
  expect(reply.citations.map(({ start, end }) => reply.text.slice(start, end))).toEqual([
    'It costs 5 euros.',
    'We open at nine.',
  ]);
});

test.each([
  [
    [price, near],
    'It costs 5 euros.\nThe closest I found: We are open on Monday.\nWould you like to talk to a person?',
  ],
  [
    [unknown, price],
    'I have no answer to “Do you sell tents?”.\nIt costs 5 euros.\nWould you like to talk to a person?',
  ],
])('says what is not sure, and offers a person once', (asked, text) => {
  expect(composeReplies(asked, input)).toMatchObject({ text, outcome: 'hedged' });
});

test('says once what answers both', () => {
  const both = composeReplies([price, { ...price, question: 'And the price?' }], input);
  expect(both).toMatchObject({ text: 'It costs 5 euros.', outcome: 'answered' });
  expect(both.citations).toHaveLength(1);
});

test('says of a row of a table what was asked', () => {
  const row = answer('answered', 'Kettle: Price £58; Colour: Red');
  expect(composeReplies([{ question: 'How much is the kettle?', answer: row }], input).text).toBe(
    'The price for Kettle is £58.',
  );
});

test('is the reply to the one question, or to none that has an answer', () => {
  expect(composeReplies([price], input).text).toBe('It costs 5 euros.');
  expect(composeReplies([unknown, unknown], input)).toMatchObject({ outcome: 'declined' });
  expect(composeReplies([unknown, unknown], input).text).toMatch(/^No idea\./);
});
