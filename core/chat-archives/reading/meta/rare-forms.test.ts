import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const thread = (message: object): Record<string, string> => ({
  'your_instagram_activity/messages/inbox/ann_1/message_1.json': JSON.stringify({
    participants: [{ name: 'Ann' }, { name: 'Bo' }],
    messages: [{ sender_name: 'Ann', timestamp_ms: 1_711_379_045_000, ...message }],
    title: 'Ann',
    thread_path: 'inbox/ann_1',
  }),
});

test.each<[form: string, message: object, read: Row]>([
  [
    'a call without its length',
    { content: 'Ann started an audio call' },
    ['03-25T15:04:05', 'Ann', 'call', null, 'Ann started an audio call'],
  ],
  [
    'a reaction that is written as a message, in Polish',
    { content: 'PolubiÅ\u0082(a) wiadomoÅ\u009bÄ\u0087' },
    ['03-25T15:04:05', null, 'system', null, 'Polubił(a) wiadomość'],
  ],
  [
    'a reaction that is written as a message, in Turkish',
    { content: 'MesajÄ±na â\u009d¤ï¸\u008f ifadesini bÄ±raktÄ±' },
    ['03-25T15:04:05', null, 'system', null, 'Mesajına ❤️ ifadesini bıraktı'],
  ],
  [
    'a sentence in place of a link, in German',
    { content: 'Ann hat einen Anhang gesendet.', share: { link: 'https://a.example' } },
    ['03-25T15:04:05', 'Ann', 'text', null, 'https://a.example'],
  ],
  [
    'a sentence in place of a link, in Spanish',
    { content: 'Ann enviÃ³ un archivo adjunto.', share: { link: 'https://a.example' } },
    ['03-25T15:04:05', 'Ann', 'text', null, 'https://a.example'],
  ],
])('Instagram: %s', (_form, message, read) => {
  expect(rowsOf(thread(message))).toEqual([read]);
});

const encrypted = (message: object): Record<string, string> => ({
  'Bo_12.json': JSON.stringify({
    participants: ['Ann', 'Bo'],
    threadName: 'Bo_12',
    messages: [
      {
        isUnsent: false,
        reactions: [],
        senderName: 'Ann',
        text: '',
        timestamp: 1_711_379_045_000,
        type: 'media',
        ...message,
      },
    ],
  }),
});

test.each<[form: string, message: object, read: Row]>([
  [
    'a picture of an end-to-end encrypted chat',
    { media: [{ uri: './media/a1.jpeg' }], reactions: [{ actor: 'Bo', reaction: '❤' }] },
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'a video of an end-to-end encrypted chat',
    { media: [{ uri: './media/a1.mp4' }] },
    ['03-25T15:04:05', 'Ann', 'media', 'video', ''],
  ],
])('Messenger: %s', (_form, message, read) => {
  expect(rowsOf(encrypted(message))).toEqual([read]);
});
