import { expect, test } from 'vitest';
import { chatsOf, readFiles, timeOf } from '#core/chat-archives/reading/fixtures/read-files.ts';

test('the package of an account has only its own messages, with numbers that keep all their digits', () => {
  const [chat] = chatsOf({
    'messages/c11/channel.json':
      '{"id": "11", "type": "GUILD_TEXT", "name": "talk", "guild": {"id": "5", "name": "Home"}}',
    'messages/c11/messages.json':
      '[{"ID": 1214567890123456789, "Timestamp": "2024-03-05 15:04:05", "Contents": "new", "Attachments": ""},' +
      '{"ID": 1214567890123456788, "Timestamp": "2024-03-05 15:04:04", "Contents": "", "Attachments": "https://a.example/b.png?ex=1"}]',
  });
  expect(chat).toMatchObject({
    platform: 'discord',
    key: '11',
    title: 'Home · talk',
    isGroup: true,
    isOwnOnly: true,
  });
  expect(chat?.messages.map((message) => [timeOf(message), message.sourceId, message.media])).toEqual([
    ['2024-03-05T15:04:04', '1214567890123456788', 'image'],
    ['2024-03-05T15:04:05', '1214567890123456789', null],
  ]);
});

test('an older package is a table, whose broken rows are counted', () => {
  const { report, ...found } = readFiles({
    'messages/11/channel.json': '{"id": "11", "type": 1, "recipients": ["1", "2"]}',
    'messages/11/messages.csv':
      'ID,Timestamp,Contents,Attachments\n12,2020-03-05 15:04:05.123000+00:00,"a, ""b""\nc",\nx,y\n',
  });
  expect(found).toMatchObject({
    chats: [{ title: 'Channel 11', isGroup: false, messages: [{ sourceId: '12', text: 'a, "b"\nc' }] }],
  });
  expect(report.unread.map(({ line }) => line)).toEqual([4]);
});
