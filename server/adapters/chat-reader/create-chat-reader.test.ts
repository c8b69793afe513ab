import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatReader, ChatReadResult, ReadChats } from '#server/ports/chat-reader.ts';
import { createRandom } from '#tests/create-random.ts';
import { createChatReader } from './create-chat-reader.ts';

let reader: ChatReader;
beforeAll(() => {
  reader = createChatReader();
});
afterAll(() => reader.close());

const random = createRandom(11);
/** A month of messages whose texts hardly pack, so that a zip of them is large. */
const lines = Array.from({ length: 12_000 }, (_, index) => {
  const minute = index % 1_440;
  const day = 1 + Math.floor(index / 400);
  const text = Array.from({ length: 40 }, () => random(2 ** 30).toString(36)).join(' ');
  return `${day}/12/2023, ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} - ${index % 2 === 0 ? 'Ann' : 'Bo'}: ${text}`;
});
const sourceOf = (bytes: Uint8Array, fileName: string) => ({
  bytes,
  fileName,
  tenant: 'ann',
  zone: 'UTC',
  dateOrder: 'dmy' as const,
  mostMessages: 1_000_000,
});
const text = () => sourceOf(strToU8(lines.join('\n')), 'WhatsApp Chat with Bo.txt');

async function textsOf({ messages }: ReadChats): Promise<string[]> {
  const texts: string[] = [];
  for await (const portion of messages) texts.push(...portion.map(({ text }) => text));
  return texts;
}
const said = lines.map((line) => line.slice(line.indexOf(': ') + 2));
/** Without showing megabytes where they differ. */
function expectSaid(read: ChatReadResult<string[]>): void {
  if (read.kind !== 'chats') throw new Error(JSON.stringify(read));
  expect(read.taken).toHaveLength(said.length);
  expect(read.taken.findIndex((text, index) => text !== said[index])).toBe(-1);
}

describe('a large export comes in portions', () => {
  test('of a text, all of it and in its order', async () => {
    const read = await reader.readChats(text(), async (chats) => {
      expect(chats).toMatchObject({ read: lines.length, kept: lines.length, chats: [{ title: 'Bo' }] });
      return textsOf(chats);
    });
    expectSaid(read);
  });

  test('of a zip whose text is unpacked as it is read', async () => {
    const zip = zipSync({ 'WhatsApp Chat with Bo.txt': [strToU8(lines.join('\n')), { level: 6 }] });
    expect(zip.length).toBeGreaterThan(2 * 1_048_576);
    const read = await reader.readChats(sourceOf(zip, 'chat.zip'), textsOf);
    expectSaid(read);
    // Its packed bytes begin behind the name.
    zip.fill(0x55, 2_000_000, 2_001_000);
    const damaged = await reader.readChats(sourceOf(zip, 'chat.zip'), async ({ kept }) => kept);
    expect(damaged).toEqual({ kind: 'refused', sentence: expect.stringContaining('damaged') });
  });

  test('no faster than it is taken', async () => {
    let most = 0;
    let waiting = 0;
    const read = await reader.readChats(text(), async ({ messages }) => {
      let count = 0;
      for await (const portion of messages) {
        waiting = portion.length;
        most = Math.max(most, waiting);
        count += portion.length;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return count;
    });
    expect(read).toEqual({ kind: 'chats', taken: lines.length });
    expect(most).toBeLessThan(lines.length / 10);
  });
});

test('whoever takes may stop at once, or fail, and the next export is read all the same', async () => {
  const heads = await reader.readChats(text(), async ({ kept }) => kept);
  expect(heads).toEqual({ kind: 'chats', taken: lines.length });
  const failing = reader.readChats(text(), async ({ messages }) => {
    for await (const portion of messages) throw new Error(`not stored: ${portion.length > 0}`);
  });
  await expect(failing).rejects.toThrow('not stored: true');
  expectSaid(await reader.readChats(text(), textsOf));
});

test('what is no chat is refused, and nothing is taken', async () => {
  const read = await reader.readChats(sourceOf(strToU8('Dear all'), 'a.txt'), () => {
    throw new Error('There is nothing to take.');
  });
  expect(read).toMatchObject({ kind: 'refused' });
});
