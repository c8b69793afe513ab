import { expect, test } from 'vitest';
import { chatsOf } from '#core/chat-archives/reading/fixtures/read-files.ts';
import { demoChats } from './demo-chats.ts';
import { writeDemoChats } from './write-demo-chats.ts';

test('the made-up exports are read as what they are, without a question, and are the same each time', () => {
  const files = writeDemoChats();
  expect(files).toEqual(writeDemoChats());
  const chats = files.flatMap(({ name, text }) => chatsOf({ [name]: text }));
  expect(chats.map(({ platform, title }) => [platform, title])).toEqual(
    demoChats.map(({ app, title }) => [app, title]),
  );
  for (const [index, { people, messages, isGroup }] of chats.entries()) {
    expect([...people.values()].toSorted()).toEqual([...(demoChats[index]?.people ?? [])].toSorted());
    expect(isGroup).toBe(people.size > 2);
    expect(messages.length).toBeGreaterThan(40);
    expect(messages.every(({ flags }) => flags.length === 0)).toBe(true);
  }
});
