import { expect, test } from 'vitest';
import type { PackedMessage } from '#server/ports/chat-reader.ts';
import { createHandover } from './create-handover.ts';

const read = {
  kind: 'chats' as const,
  chats: [],
  messages: [],
  read: 2,
  kept: 2,
  unread: [],
  unreadCount: 0,
  notes: [],
};
const refused = { kind: 'refused', sentence: 'This file could not be read.' } as const;
const portion = [{ text: 'hi' } as PackedMessage];

test('an export that breaks off throws at whoever takes it, so that it can be undone, and is refused', async () => {
  let undone = '';
  const handover = createHandover(async ({ messages }) => {
    try {
      for await (const some of messages) undone += some.length;
    } catch (error) {
      undone += ' undone';
      throw error;
    }
  });
  await handover.give(read, portion);
  await handover.give(read, portion);
  expect(await handover.end(refused)).toBe(refused);
  expect(undone).toMatch(/undone$/);
});

test('an error while taking is the answer, whatever became of the reader', async () => {
  const handover = createHandover(async ({ messages }) => {
    for await (const _some of messages) throw new Error('The database is away.');
  });
  await expect(
    (async () => {
      for (;;) await handover.give(read, portion);
    })(),
  ).rejects.toThrow('away');
  await expect(handover.end(refused)).rejects.toThrow('away');
});

test('an export without messages is taken, too', async () => {
  const handover = createHandover(async ({ messages, kept }) => {
    let count = 0;
    for await (const some of messages) count += some.length;
    return { count, kept };
  });
  expect(await handover.end({ ...read, kept: 0 })).toEqual({ kind: 'chats', taken: { count: 0, kept: 0 } });
});
