import { expect, test } from 'vitest';
import { createMessage } from './create-message.ts';
import { chatsOf } from './fixtures/read-files.ts';

const moment = Date.UTC(2024, 2, 5);

test.each([
  ['a time', moment, moment],
  ['none', null, null],
  ['the first that is kept', 0, 0],
  ['one before there were messages', -1, null],
  ['year 1, as programs write where they know none', Date.parse('0001-01-01T00:00:00Z'), null],
  ['one of a far year', Date.UTC(2200, 0, 1), null],
  ['one that is no date', 1e18, null],
  ['no number', Number.NaN, null],
])('the time of a message: %s', (_what, at, expected) => {
  expect(createMessage({ at, sender: 'Ann' }).at).toBe(expected);
});

const signal = (dateSent: string) =>
  [
    { version: '1', backupTimeMs: '1' },
    { recipient: { id: '1', self: {} } },
    { recipient: { id: '2', contact: { e164: '447700900123', profileGivenName: 'Bo' } } },
    { chat: { id: '1', recipientId: '2' } },
    { chatItem: { chatId: '1', authorId: '2', dateSent, standardMessage: { text: { body: 'a' } } } },
  ]
    .map((frame) => JSON.stringify(frame))
    .join('\n');
const telegram = (seconds: string) =>
  JSON.stringify({
    name: 'G',
    type: 'private_group',
    id: 7,
    messages: [{ id: 1, type: 'message', date_unixtime: seconds, from: 'Ann', from_id: 'user1', text: 'a' }],
  });
const skype = (originalarrivaltime: string) =>
  JSON.stringify({
    userId: '8:ann',
    conversations: [
      {
        id: '8:bo',
        displayName: 'Bo',
        MessageList: [
          {
            id: '1',
            originalarrivaltime,
            messagetype: 'RichText',
            content: 'a',
            from: '8:bo',
            displayName: 'Bo',
          },
        ],
      },
    ],
  });

test.each([
  ['Signal, in another unit', { 'main.jsonl': signal('1709651045000000000') }],
  ['Telegram, in another unit', { 'result.json': telegram('1709651045000') }],
  ['Skype, where it knew none', { 'messages.json': skype('0001-01-01T00:00:00Z') }],
])('a message without a possible time is kept: %s', (_what, files) => {
  expect(chatsOf(files).flatMap(({ messages }) => messages)).toMatchObject([{ text: 'a', at: null }]);
});
