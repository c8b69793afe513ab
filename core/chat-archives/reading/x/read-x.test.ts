import { expect, test } from 'vitest';
import { chatsOf, readFiles, timeOf } from '#core/chat-archives/reading/fixtures/read-files.ts';

const said = (id: string, senderId: string, text: string, more: object = {}) => ({
  messageCreate: {
    id,
    senderId,
    text,
    createdAt: `2024-03-05T15:04:0${id}.000Z`,
    reactions: [],
    mediaUrls: [],
    ...more,
  },
});
const script = (name: string, list: object[]) => `window.YTD.${name}.part0 = ${JSON.stringify(list)}`;
const conversation = (conversationId: string, messages: object[]) => ({
  dmConversation: { conversationId, messages },
});
const account = script('account', [
  { account: { accountId: '1', username: 'ann', accountDisplayName: 'Ann' } },
]);

test('direct messages, newest first in the file, with the name of the account and escapes', () => {
  const { report, ...found } = readFiles({
    'data/account.js': account,
    'data/direct-messages.js': script('direct_messages', [
      conversation('1-22', [
        said('6', '22', 'b &amp;lt; &lt;3', { mediaUrls: ['https://a.example/b.jpg'] }),
        said('5', '1', 'a', { reactions: [{}] }),
      ]),
    ]),
  });
  expect(found).toMatchObject({
    chats: [
      {
        platform: 'x',
        title: 'Account 22',
        isGroup: false,
        messages: [
          { sender: '1', text: 'a', reactions: 1 },
          { sender: '22', text: 'b &lt; <3', kind: 'media' },
        ],
      },
    ],
  });
  expect(report.notes).toHaveLength(1);
});

test('a group has its last name, and events are lines of the system', () => {
  const [chat] = chatsOf({
    'data/direct-messages-group.js': script('direct_messages_group', [
      conversation('77', [
        { conversationNameUpdate: { name: 'Trip', createdAt: '2024-03-05T16:00:00.000Z' } },
        said('5', '1', 'a'),
      ]),
    ]),
  });
  expect(chat).toMatchObject({ title: 'Trip', isGroup: true });
  expect(chat?.messages.map((message) => [timeOf(message), message.kind, message.text])).toEqual([
    ['2024-03-05T15:04:05', 'text', 'a'],
    ['2024-03-05T16:00:00', 'system', 'conversation name update'],
  ]);
});
