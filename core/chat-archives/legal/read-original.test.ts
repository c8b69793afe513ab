import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { recordsOf } from './fixtures/records-of.ts';
import { settingsOf } from './fixtures/settings-of.ts';

test('times are on the clocks of the zone, with the offset of their day', () => {
  const lines = ['25/12/2023, 15:04 - Ann: a', '05/07/2024, 15:04 - Ann: b'];
  expect(recordsOf({ 'chat.txt': lines.join('\n') }).map(({ at, local }) => [at, local])).toEqual([
    ['2023-12-25T15:04:00.000Z', '2023-12-25 15:04:00 +00:00'],
    ['2024-07-05T14:04:00.000Z', '2024-07-05 15:04:00 +01:00'],
  ]);
  const west = recordsOf(
    { 'chat.txt': lines.join('\n') },
    { ...settingsOf('chat.txt'), zone: 'America/St_Johns' },
  );
  expect(west[0]?.local).toBe('2023-12-25 15:04:00 -03:30');
});

test('an extract of one chat keeps the numbers of the original', () => {
  const files = Object.fromEntries(
    ['a', 'b'].map((name) => [
      `${name}.txt`,
      [1, 2].map((minute) => `25/12/2023, 15:0${minute} - ${name}: ${name}${minute}`).join('\n'),
    ]),
  );
  const all = recordsOf(files, settingsOf('chats.zip'));
  expect(all.map(({ number, text }) => [number, text])).toEqual([
    [1, 'a1'],
    [2, 'a2'],
    [3, 'b1'],
    [4, 'b2'],
  ]);
  const second = recordsOf(files, { ...settingsOf('chats.zip'), chat: 1 });
  expect(second.map(({ number, chat, text }) => [number, chat, text])).toEqual([
    [3, 2, 'b1'],
    [4, 2, 'b2'],
  ]);
  expect(() => recordsOf(files, { ...settingsOf('chats.zip'), chat: 2 })).toThrow('does not have this chat');
});

test('a message names the parts of the original that its bytes name', () => {
  const files = {
    '_chat.txt': [
      '[25/12/2023, 15:04:05] Ann: \u200e<attached: 00000002-PHOTO.jpg>',
      '[25/12/2023, 15:05:05] Ann: \u200e<attached: 00000003-Our plan v2.pdf>',
      '[25/12/2023, 15:06:05] Ann: I mean v2.pdf',
    ].join('\n'),
    '00000002-PHOTO.jpg': new Uint8Array(4),
    '00000003-Our plan v2.pdf': new Uint8Array(4),
    'other/My v2.pdf': new Uint8Array(4),
  };
  expect(recordsOf(files).map(({ attachments }) => attachments)).toEqual([
    ['00000002-PHOTO.jpg'],
    ['00000003-Our plan v2.pdf'],
    [],
  ]);
});

test('a word without end is looked through at once for names of files', () => {
  const files = {
    '_chat.txt': `[25/12/2023, 15:04:05] Ann: ${'a'.repeat(100_000)}`,
    '00000002-PHOTO.jpg': new Uint8Array(4),
  };
  expect(cpuMsOf(() => recordsOf(files))).toBeLessThan(2_000);
});
