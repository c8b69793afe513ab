import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'lines of signal-export',
    {
      'Bo/data.json': [
        {
          date: '2024-03-25T15:04:05.123000',
          sender: 'Bo',
          body: 'hi\nthere',
          quote: '',
          sticker: null,
          reactions: [['Me', '👍']],
          attachments: [],
          deleted: false,
          call: false,
          missed: false,
        },
        {
          date: '2024-03-25T15:05:05',
          sender: 'Me',
          body: '',
          quote: '',
          sticker: null,
          reactions: [],
          attachments: [{ name: 'a.jpg', path: 'media/a.jpg' }],
        },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi\nthere'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'a conversation of Signal Desktop',
    {
      'Bo (+447700900123).json': JSON.stringify([
        {
          id: 'a',
          conversationId: 'c1',
          type: 'incoming',
          sent_at: 1711379045000,
          timestamp: 1711379045000,
          received_at: 5,
          sourceServiceId: 's1',
          body: 'hi',
          attachments: [],
          schemaVersion: 10,
        },
        {
          id: 'b',
          conversationId: 'c1',
          type: 'outgoing',
          sent_at: 1711379105000,
          timestamp: 1711379105000,
          received_at: 6,
          body: '',
          attachments: [{ contentType: 'image/jpeg', fileName: 'a.jpg' }],
          reactions: [{ emoji: '👍', fromId: 's1' }],
        },
      ]),
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'a text of sigtop',
    {
      'Bo.txt':
        'Conversation: Bo (+447700900123)\n\nFrom: Bo (+447700900123)\nType: incoming\nSent: Mon, 25 Mar 2024 16:04:05 +0100\nReceived: Mon, 25 Mar 2024 16:04:06 +0100\n\nhi\nFrom: me\n\nFrom: You\nType: outgoing\nSent: Mon, 25 Mar 2024 16:05:05 +0100\nAttachment: a.jpg (image/jpeg, 5 bytes)\nReaction: 👍 from Bo\n\n',
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi\nFrom: me'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'a poll with what could be chosen, and a payment, which has nothing to read',
    {
      'main.jsonl': [
        { version: '1', backupTimeMs: '1711389045000' },
        { recipient: { id: '2', contact: { e164: '447700900123', profileGivenName: 'Bo' } } },
        { chat: { id: '1', recipientId: '2' } },
        {
          chatItem: {
            chatId: '1',
            authorId: '2',
            dateSent: '1711379045000',
            poll: { question: 'Tea?', options: [{ option: 'Yes', votes: [] }, { option: 'No' }] },
          },
        },
        {
          chatItem: {
            chatId: '1',
            authorId: '2',
            dateSent: '1711379046000',
            paymentNotification: { amountMob: '1' },
          },
        },
      ]
        .map((frame) => JSON.stringify(frame))
        .join('\n'),
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'Tea?\nYes\nNo'],
      ['03-25T15:04:06', 'Bo', 'unknown', null, ''],
    ],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});
