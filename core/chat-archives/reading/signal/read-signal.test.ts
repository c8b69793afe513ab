import { expect, test } from 'vitest';
import { chatsOf, readFiles, timeOf } from '#core/chat-archives/reading/fixtures/read-files.ts';

const frames = [
  { version: '1', backupTimeMs: '1709700000000' },
  { account: { givenName: 'Ann' } },
  { recipient: { id: '1', self: {} } },
  {
    recipient: {
      id: '2',
      contact: { e164: '447700900123', profileGivenName: 'Bo', profileFamilyName: 'Lee' },
    },
  },
  { recipient: { id: '3', group: { masterKey: 'a2V5', snapshot: { title: { title: 'Hike' } } } } },
  { chat: { id: '1', recipientId: '2' } },
  { chat: { id: '2', recipientId: '3' } },
  said(1, 2, 0, { standardMessage: { text: { body: 'hi' }, reactions: [{ emoji: '👍' }] } }),
  said(1, 1, 1, {
    standardMessage: {
      text: { body: 'yes' },
      quote: { authorId: '2', targetSentTimestamp: '1709651045000' },
    },
    revisions: [{}],
  }),
  said(1, 2, 2, {
    standardMessage: { attachments: [{ pointer: { contentType: 'image/jpeg' } }] },
  }),
  said(1, 2, 3, { standardMessage: { attachments: [{ pointer: {}, flag: 'VOICE_MESSAGE' }] } }),
  said(1, 2, 4, { remoteDeletedMessage: {} }),
  said(1, 2, 5, { updateMessage: { individualCall: {} } }),
  said(2, 2, 6, { stickerMessage: { sticker: {} } }),
  said(2, 1, 7, { updateMessage: { groupChange: {} } }),
];

function said(chatId: number, authorId: number, second: number, content: object): object {
  return {
    chatItem: {
      chatId: `${chatId}`,
      authorId: `${authorId}`,
      dateSent: `${1_709_651_045_000 + second * 1_000}`,
      ...content,
    },
  };
}

const text = frames.map((frame) => JSON.stringify(frame)).join('\n');

test('people and groups are named, and a message is known by its author and its time', () => {
  const [direct, group] = chatsOf({ 'main.jsonl': text });
  expect(direct).toMatchObject({ platform: 'signal', key: '+447700900123', title: 'Bo Lee', isGroup: false });
  expect(group).toMatchObject({ key: 'a2V5', title: 'Hike', isGroup: true });
  expect(
    direct?.messages.map((message) => [
      timeOf(message)?.slice(11),
      message.sender,
      message.kind,
      message.text,
    ]),
  ).toEqual([
    ['15:04:05', '+447700900123', 'text', 'hi'],
    ['15:04:06', 'me', 'text', 'yes'],
    ['15:04:07', '+447700900123', 'media', ''],
    ['15:04:08', '+447700900123', 'media', ''],
    ['15:04:09', '+447700900123', 'deleted', ''],
    ['15:04:10', '+447700900123', 'call', ''],
  ]);
  expect(direct?.messages).toMatchObject([
    { reactions: 1, sourceId: '+447700900123 1709651045000' },
    { flags: ['edited'], replyTo: '+447700900123 1709651045000' },
    { media: 'image' },
    { media: 'audio' },
    {},
    {},
  ]);
  expect(group?.messages).toMatchObject([
    { kind: 'media', media: 'sticker' },
    { kind: 'system', sender: null, text: 'group change' },
  ]);
});

test('a broken line, and one of a chat that is not there, are counted and harm no other', () => {
  const { report, ...found } = readFiles({
    'main.jsonl': `${text}\n{"chatItem":\n${JSON.stringify(said(9, 2, 8, { standardMessage: {} }))}`,
  });
  expect(found).toMatchObject({ chats: [{}, {}] });
  expect(report.unread.map(({ line }) => line)).toEqual([frames.length + 1, frames.length + 2]);
});
