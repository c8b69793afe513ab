import { expect, test } from 'vitest';
import { placeOfMessages } from './long-lists.ts';
import { writeAnswer } from './write-answer.ts';

test('an item that cannot be made ends the answer with another head, behind the items before it', () => {
  const heads = { chats: [], read: 2, kept: 2, unread: [], unreadCount: 0, notes: [] };
  const refusal = { kind: 'refused' as const, sentence: 'It could not be read.' };
  const pieces = writeAnswer({
    answer: { kind: 'ok', chatExport: { kind: 'chats', ...heads, messages: [] } },
    list: placeOfMessages,
    items: (function* () {
      yield { text: 'x'.repeat(200_000) };
      throw new TypeError('broke');
    })(),
    answerTo: (error) => ({
      kind: 'ok',
      chatExport: { ...refusal, fault: { type: String(error), frames: [] } },
    }),
  });
  const lines = [...pieces].map((piece) => JSON.parse(new TextDecoder().decode(piece)) as object);
  expect(lines.map((line) => Object.keys(line)[0])).toEqual(['head', 'list', 'head']);
  expect(lines[2]).toMatchObject({
    head: { chatExport: { ...refusal, fault: { type: 'TypeError: broke' } } },
  });
});
