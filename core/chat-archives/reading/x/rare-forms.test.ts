import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const archive = (message: object): string =>
  `window.YTD.direct_messages.part0 = ${JSON.stringify([{ dmConversation: { conversationId: '11-22', messages: [{ messageCreate: { recipientId: '22', reactions: [], urls: [], text: '', mediaUrls: [], senderId: '11', id: '99', createdAt: '2024-03-25T15:04:05.123Z', editHistory: [], ...message } }] } }])}`;

test.each<[form: string, message: object, read: Row]>([
  [
    'escaped characters',
    { text: 'a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;' },
    ['03-25T15:04:05', 'Account 11', 'text', null, 'a & b <c> "d" \'e\''],
  ],
  [
    'a link as it was written',
    {
      urls: [{ url: 'https://t.co/abc', expanded: 'https://a.example/x', display: 'a.example/x' }],
      text: 'see https://t.co/abc',
    },
    ['03-25T15:04:05', 'Account 11', 'text', null, 'see https://a.example/x'],
  ],
  [
    'the address of its own picture is no text',
    {
      urls: [{ url: 'https://t.co/pic', expanded: 'https://twitter.com/messages/media/99', display: 'pic' }],
      text: ' https://t.co/pic',
      mediaUrls: ['https://ton.twitter.com/dm/99/1/a.jpg'],
    },
    ['03-25T15:04:05', 'Account 11', 'media', 'image', ''],
  ],
  [
    'a video',
    { mediaUrls: ['https://video.twimg.com/dm_video/1/vid/a.mp4'] },
    ['03-25T15:04:05', 'Account 11', 'media', 'video', ''],
  ],
])('%s', (_form, message, read) => {
  expect(rowsOf({ 'data/direct-messages.js': archive(message) })).toEqual([read]);
});
