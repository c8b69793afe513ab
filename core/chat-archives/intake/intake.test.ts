import { describe, expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { joinExports } from './join-exports.ts';
import { readIntakeList } from './read-intake-list.ts';
import { shareOutParts } from './share-out-parts.ts';
import { writeIntakeList } from './write-intake-list.ts';

const zip = (...names: string[]) => ({ texts: names.map((name) => ({ name, crc32: 1 })) });
const inbox = 'your_instagram_activity/messages/inbox';

describe('zips of one export', () => {
  test.each<[string, Parameters<typeof joinExports>[0], number[][]]>([
    ['none', [], []],
    ['one', [zip('_chat.txt')], [[0]]],
    ['two chats of WhatsApp stay apart', [zip('_chat.txt'), zip('_chat.txt')], [[0], [1]]],
    [
      'a thread in two zips',
      [zip(`${inbox}/bo_1/message_1.json`), zip(`${inbox}/bo_1/message_2.json`)],
      [[0, 1]],
    ],
    [
      'threads in three zips, with a chat of another app between',
      [
        zip(`${inbox}/a/message_1.json`),
        zip('_chat.txt'),
        zip(`${inbox}/b/message_1.json`),
        zip(`${inbox}/c/message_1.json`),
      ],
      [[0, 2, 3], [1]],
    ],
    ['the same zip twice', [zip(`${inbox}/a/message_1.json`), zip(`${inbox}/a/message_1.json`)], [[0, 1]]],
    [
      'exports with the same folder and other people stay apart',
      [
        zip('general/2024-01-01.json', 'users.json'),
        {
          texts: [
            { name: 'general/2024-01-02.json', crc32: 1 },
            { name: 'users.json', crc32: 2 },
          ],
        },
      ],
      [[0], [1]],
    ],
  ])('%s', (_name, zips, expected) => {
    expect(joinExports(zips)).toEqual(expected);
  });
});

describe('sharing out', () => {
  const part = (name: string, packedBytes = 1, isForAll = false) => ({
    name,
    sizeBytes: packedBytes * 8,
    packedBytes,
    isForAll,
  });
  const limits = { sizeBytes: 80, packedBytes: 10, parts: 4 };
  const namesOf = (parts: ReturnType<typeof part>[]) =>
    shareOutParts(parts, limits)?.map((upload) => upload.map(({ name }) => name)) ?? null;

  test.each<[string, ReturnType<typeof part>[], string[][] | null]>([
    ['all in one, where it fits', [part('a/1', 5), part('b/1', 5)], [['a/1', 'b/1']]],
    ['two where it does not', [part('a/1', 5), part('b/1', 6)], [['a/1'], ['b/1']]],
    [
      'what is in one folder stays together',
      [part('a/1', 4), part('b/1', 4), part('a/2', 4), part('b/2', 4)],
      [
        ['a/1', 'a/2'],
        ['b/1', 'b/2'],
      ],
    ],
    [
      'the list of members goes with each',
      [part('users.json', 2, true), part('a/1', 8), part('b/1', 8)],
      [
        ['users.json', 'a/1'],
        ['users.json', 'b/1'],
      ],
    ],
    [
      'no more parts than an upload may have',
      [1, 2, 3, 4, 5].map((number) => part(`${number}.txt`)),
      [['1.txt', '2.txt', '3.txt', '4.txt'], ['5.txt']],
    ],
    ['names that differ in case only come into two', [part('a/1'), part('A/1')], [['a/1'], ['A/1']]],
    ['a folder that is too large', [part('a/1', 6), part('a/2', 6)], null],
  ])('%s', (_name, parts, expected) => {
    expect(namesOf(parts)).toEqual(expected);
  });

  test('of 100,000 folders does not compare each with all', () => {
    const parts = Array.from({ length: 100_000 }, (_, index) => part(`${index}/message_1.json`));
    const took = cpuMsOf(() => {
      const uploads = shareOutParts(parts, { sizeBytes: Infinity, packedBytes: Infinity, parts: 60_000 });
      expect(uploads?.map(({ length }) => length)).toEqual([60_000, 40_000]);
    });
    expect(took).toBeLessThan(15_000);
  });
});

describe('the list of what was not uploaded', () => {
  const list = {
    exports: [{ name: 'export.zip', sizeBytes: 50_000_000_000 }],
    parts: [
      { name: 'photos/"1".jpg', sizeBytes: 3, sha256: 'a'.repeat(64) },
      { name: 'お茶.mp4', sizeBytes: 4, sha256: 'b'.repeat(64) },
    ],
  };

  test('is read as it was written', () => {
    expect(readIntakeList(writeIntakeList(list))).toEqual(list);
    expect(readIntakeList(writeIntakeList({ exports: [], parts: [] }))).toEqual({ exports: [], parts: [] });
  });

  test.each([
    ['no JSON', 'nothing'],
    ['a hash that is none', writeIntakeList({ ...list, parts: [{ name: 'a', sizeBytes: 1, sha256: 'x' }] })],
    ['a part without a name', JSON.stringify({ exports: [], parts: [{ sha256: 'a'.repeat(64) }] })],
    ['a part that is null', JSON.stringify({ exports: [], parts: [null] })],
  ])('is none with %s', (_name, text) => {
    expect(readIntakeList(text)).toBeNull();
  });
});
