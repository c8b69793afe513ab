import { describe, expect, test } from 'vitest';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { chatsOf, readFiles, timeOf } from './fixtures/read-files.ts';

/** What phones of other languages write, and what is sent in place of a text. */

const messagesOf = (name: string, text: string): ReadMessage[] =>
  chatsOf({ [name]: text })[0]?.messages ?? [];
const shown = (messages: readonly ReadMessage[]) =>
  messages.map((message) => [timeOf(message)?.slice(5, 16), message.kind, message.media, message.text]);

describe('LINE', () => {
  const line = (day: string, ...said: string[]) =>
    `[LINE] Chat history with Bo\nSaved on: then\n\n${day}\n${said.join('\n')}\n`;

  test.each([
    ['month first', 'Tue, 3/5/2024', '3:04 PM\tAnn\thi'],
    ['day first', 'Tue, 5/3/2024', '15:04\tAnn\thi'],
    ['a day above 12', '3/25/2024\n15:04\tCy\tbefore\n3/5/2024', '15:04\tAnn\thi'],
    ['Thai, in years of the Buddhist calendar', 'อ. 5/3/2567', '15:04\tAnn\thi'],
    ['Chinese', '2024/3/5（二）', '下午3:04\tAnn\thi'],
  ])('%s: the weekday or another day tells the order', (_what, day, said) => {
    const last = messagesOf('chat.txt', line(day, said)).at(-1);
    expect([last && timeOf(last), last?.sender]).toEqual(['2024-03-05T15:04:00', 'Ann']);
  });

  test('an order that nothing tells is not guessed', () => {
    const read = readFiles({ 'chat.txt': line('3/5/2024', '15:04\tAnn\thi') });
    expect(read).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('LINE chat') });
  });

  test.each([
    ['[貼圖]', 'sticker'],
    ['[รูป]', 'image'],
    ['[동영상]', 'video'],
  ])('%s is media', (text, media) => {
    const [message] = messagesOf('chat.txt', line('2024.03.05 Tuesday', `15:04\tAnn\t${text}`));
    expect(message).toMatchObject({ kind: 'media', media, text: '' });
  });

  test('the title has no words of the app', () => {
    const titleOf = (first: string) =>
      chatsOf({ 'chat.txt': `${first}\nx\n\n2024/03/05(火)\n15:04\tAnn\thi` })[0]?.title;
    expect(titleOf('[LINE] 與Bo的聊天記錄')).toBe('Bo');
    expect(titleOf('[LINE] ประวัติการแชทกับ Bo')).toBe('Bo');
  });
});

describe('KakaoTalk', () => {
  test('a line about who left is no part of the message before it', () => {
    const text = [
      '--------------- Tuesday, March 5, 2024 ---------------',
      '[Ann] [3:04 PM] one',
      'two',
      'Bo left the chatroom.',
      '[Ann] [3:07 PM] This message has been deleted.',
      'Ann님이 Cy님을 초대하였습니다.',
    ].join('\n');
    expect(shown(messagesOf('KakaoTalk.txt', text))).toEqual([
      ['03-05T15:04', 'text', null, 'one\ntwo'],
      ['03-05T15:04', 'system', null, 'Bo left the chatroom.'],
      ['03-05T15:07', 'deleted', null, ''],
      ['03-05T15:07', 'system', null, 'Ann님이 Cy님을 초대하였습니다.'],
    ]);
  });

  test('a date of Android without a word before the time', () => {
    const text =
      'KakaoTalk Chats with Bo\nDate Saved : Mar 5, 2024 4:00 PM\n\nMar 5, 2024 3:04 PM\nMar 5, 2024 3:04 PM, Ann : hi';
    expect(shown(messagesOf('KakaoTalkChats.txt', text))).toEqual([['03-05T15:04', 'text', null, 'hi']]);
  });
});

test.each([
  [
    'a poll',
    { poll: { question: 'Where?', answers: [{ text: 'Here', voters: 2 }, { text: 'There' }] } },
    'Where?\nHere (2)\nThere (0)',
  ],
  ['a place', { location_information: { latitude: 1.5, longitude: 2 }, place_name: 'Pier' }, 'Pier 1.5, 2'],
  ['a contact', { contact_information: { first_name: 'Cy', phone_number: '+44' } }, 'Cy +44'],
  ['a game', { game_title: 'Chess' }, 'Chess'],
])('Telegram: %s has its words', (_what, more, text) => {
  const message = {
    id: 1,
    type: 'message',
    date_unixtime: '1709651045',
    from: 'Ann',
    from_id: 'user1',
    text: '',
  };
  const chat = { name: 'Bo', type: 'personal_chat', id: 7, messages: [{ ...message, ...more }] };
  expect(messagesOf('result.json', JSON.stringify(chat))[0]?.text).toBe(text);
});

test.each([
  ['Ann named the group Trip.', 'system'],
  ['Ann created a poll: Where?', 'system'],
  ['A réagi avec ❤ à votre message', 'system'],
  ['Bo named the group Trip.', 'text'],
  ['Ann named the dog Trip.', 'text'],
  ['I reacted to your message', 'text'],
])('Messenger: “%s” is %s', (content, kind) => {
  const thread = {
    participants: [{ name: 'Ann' }, { name: 'Bo' }],
    messages: [{ sender_name: 'Ann', timestamp_ms: 1_709_651_045_000, content }],
    thread_path: 'inbox/bo_1',
  };
  expect(messagesOf('inbox/bo_1/message_1.json', JSON.stringify(thread))[0]?.kind).toBe(kind);
});

test('Messenger: a shared link is shown in place of the notice', () => {
  const share = { link: 'https://a.example/x' };
  const message = {
    sender_name: 'Ann',
    timestamp_ms: 1_709_651_045_000,
    content: 'Ann sent an attachment.',
    share,
  };
  const thread = { participants: [{ name: 'Ann' }], messages: [message], thread_path: 'inbox/bo_1' };
  expect(messagesOf('inbox/bo_1/message_1.json', JSON.stringify(thread))[0]?.text).toBe(share.link);
});

test.each([
  ['STATUSCALLMISSEDAUDIO', { kind: 'call', sender: 'bo' }],
  ['SHARE', { kind: 'media', media: 'unknown' }],
  ['STATUSERASEDMESSAGE', { kind: 'deleted' }],
])('Snapchat: %s', (type, expected) => {
  const entry = {
    From: 'bo',
    'Media Type': type,
    Created: '2024-03-05 15:04:05 UTC',
    Content: '',
    IsSender: false,
  };
  expect(messagesOf('chat_history.json', JSON.stringify({ bo: [entry] }))[0]).toMatchObject(expected);
});

test.each([
  ['an emoji of a server', { content: 'hi <:smile:123456789012345678>' }, 'hi :smile:'],
  ['a message passed on', { forwardedMessage: { content: 'as Cy said' } }, 'as Cy said'],
  ['a preview alone', { embeds: [{ title: 'News', url: 'https://a.example' }] }, 'News\nhttps://a.example'],
  ['a text with a preview', { content: 'see', embeds: [{ title: 'News' }] }, 'see'],
])('Discord: %s', (_what, more, text) => {
  const message = {
    id: '1',
    type: 'Default',
    timestamp: '2024-03-05T15:04:05+00:00',
    content: '',
    author: { id: '1', name: 'ann' },
    ...more,
  };
  const channel = { id: '5', type: 'GuildTextChat', name: 'general' };
  const json = JSON.stringify({ guild: { name: 'G' }, channel, messages: [message] });
  expect(messagesOf('a.json', json)[0]?.text).toBe(text);
});

test.each([
  ['names of groups and dates', { text: '<!subteam^S1|@team> <!date^1^{date}|Mar 5>' }, '@team Mar 5'],
  [
    'blocks without a text',
    {
      blocks: [
        {
          type: 'rich_text',
          elements: [
            {
              type: 'rich_text_section',
              elements: [
                { type: 'text', text: 'hi ' },
                { type: 'user', user_id: 'U1' },
                { type: 'emoji', name: 'tada' },
              ],
            },
          ],
        },
      ],
    },
    'hi @Ann:tada:',
  ],
  ['attachments of a program', { subtype: 'bot_message', attachments: [{ text: 'Disk full' }] }, 'Disk full'],
])('Slack: %s', (_what, more, text) => {
  const day = [{ type: 'message', ts: '1709651045.000100', user: 'U1', text: '', ...more }];
  const users = JSON.stringify([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann' } }]);
  const chat = chatsOf({ 'users.json': users, 'general/2024-03-05.json': JSON.stringify(day) })[0];
  expect(chat?.messages[0]?.text).toBe(text);
});

test('Skype: what is quoted is not the words of who answers, and names whom it answers', () => {
  const content =
    '<quote author="bo" messageid="42"><legacyquote>[15:03] Bo: </legacyquote>old<legacyquote> </legacyquote></quote>yes <at id="8:bo">Bo</at>';
  const entry = {
    id: '43',
    originalarrivaltime: '2024-03-05T15:04:05Z',
    messagetype: 'RichText',
    content,
    from: '8:ann',
  };
  const json = JSON.stringify({
    exportDate: '2024',
    conversations: [{ id: '8:bo', displayName: 'Bo', MessageList: [entry] }],
  });
  expect(messagesOf('messages.json', json)[0]).toMatchObject({
    text: 'yes Bo',
    replyTo: '42',
    mentions: ['bo'],
  });
});

test('imessage-exporter: an unsent message is deleted, an edited one is flagged', () => {
  const text = [
    'Mar 05, 2024  3:06:05 PM\nAnn\nat nine\nEdited 5 seconds later: at ten\n\n',
    'Mar 05, 2024  3:09:05 PM\nMe\nYou unsent this message part 3 seconds after sending!\n\n',
  ].join('');
  expect(messagesOf('Ann.txt', text)).toMatchObject([
    { kind: 'text', flags: ['edited'] },
    { kind: 'deleted', text: '' },
  ]);
});

test('SMS: a draft and what was not sent are no messages', () => {
  const sms = (type: number, body: string) =>
    `<sms address="+447700900123" date="170965104${type}000" type="${type}" body="${body}" contact_name="Bo"/>`;
  const xml = `<?xml version="1.0"?><smses count="3">${sms(1, 'in')}${sms(3, 'later')}${sms(5, 'lost')}</smses>`;
  expect(shown(messagesOf('sms.xml', xml)).map(([, kind, , text]) => [kind, text])).toEqual([
    ['text', 'in'],
    ['system', 'Draft: later'],
    ['system', 'Not sent: lost'],
  ]);
});
