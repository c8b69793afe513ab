import { describe, expect, test } from 'vitest';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { chatsOf, readFiles, timeOf } from './fixtures/read-files.ts';

/** Faults that other readers of exports have, by the name of each; those of WhatsApp are in its folder. */

const json = (value: unknown): string => JSON.stringify(value);
/** As Meta writes text: each byte as a letter of its own. */
const asMeta = (text: string): string => Buffer.from(text).toString('latin1');

describe('Instagram and Messenger', () => {
  const thread = (messages: object[], more: object = {}) =>
    json({
      participants: [{ name: 'Ann' }, { name: 'Bo' }],
      messages,
      title: 'Ann',
      thread_path: 'inbox/ann_1',
      ...more,
    });
  const inbox = (number: number) => `your_instagram_activity/messages/inbox/ann_1/message_${number}.json`;
  const said = (content: string, timestamp_ms: number) => ({ sender_name: 'Ann', timestamp_ms, content });

  test.each([
    ['M1 letters and emoji are mended', asMeta('café 😂'), 'café 😂'],
    ['M2 what is right already stays', 'ok ❤ ř', 'ok ❤ ř'],
    ['M3 a word of a notice inside a text', 'I added you a seat', 'I added you a seat'],
  ])('%s', (_name, content, text) => {
    const [chat] = chatsOf({ [inbox(1)]: thread([said(content, 1_709_651_045_000)]) });
    expect(chat).toMatchObject({ platform: 'instagram', messages: [{ kind: 'text', sender: 'Ann', text }] });
  });

  test('M4 parts are in the order of their numbers, and M5 no type is needed', () => {
    const files = Object.fromEntries(
      [1, 2, 10].map((number) => [inbox(number), thread([said(`part ${number}`, 5_000)])]),
    );
    const [chat] = chatsOf(files);
    expect(chat?.messages.map(({ text }) => text)).toEqual(['part 10', 'part 2', 'part 1']);
  });

  test('M6 a path that leads out is flagged', () => {
    const message = { sender_name: 'Ann', timestamp_ms: 5_000, photos: [{ uri: '../../etc/x' }] };
    expect(chatsOf({ [inbox(1)]: thread([message]) })[0]?.messages).toMatchObject([
      { kind: 'media', flags: ['unsafe-file-name'] },
    ]);
  });

  test('an end-to-end encrypted chat of Messenger', () => {
    const messages = [
      {
        senderName: 'Bo',
        text: 'hi',
        timestamp: 5_000,
        type: 'text',
        isUnsent: false,
        media: [],
        reactions: [],
      },
    ];
    const text = json({ participants: ['Ann', 'Bo'], threadName: 'Bo_12', messages });
    expect(chatsOf({ 'Bo_12.json': text })).toMatchObject([
      { platform: 'messenger', title: 'Bo', messages: [{ sender: 'Bo', text: 'hi' }] },
    ]);
  });
});

describe('Telegram', () => {
  const head = { name: 'Ann', type: 'personal_chat', id: 7 };
  const said = {
    id: 1,
    type: 'message',
    date: '2024-03-05T15:04:05',
    date_unixtime: '1709651045',
    from: 'Ann',
    from_id: 'user1',
    text: 'hi',
  };
  const chat = (...messages: object[]) => json({ ...head, messages });

  test('T1 an escape that JSON does not have is mended, with a note', () => {
    const text = chat(said).replace('"hi"', '"a\\x0Cb"');
    const { report, ...found } = readFiles({ 'result.json': text });
    expect(found).toMatchObject({ chats: [{ messages: [{ text: 'a\fb' }] }] });
    expect(report.notes).toHaveLength(1);
  });

  test('T2 the export of an account has all chats', () => {
    const text = json({
      about: 'x',
      personal_information: {},
      chats: {
        about: 'y',
        list: [
          { ...head, messages: [said] },
          { ...head, id: 8, name: 'Bo', messages: [said, said] },
        ],
      },
    });
    expect(chatsOf({ 'result.json': text }).map(({ title, messages }) => [title, messages.length])).toEqual([
      ['Ann', 1],
      ['Bo', 2],
    ]);
  });

  test.each<[string, object, Partial<ReadMessage>]>([
    ['T3 an unsupported message is kept', { id: 2, type: 'unsupported' }, { kind: 'unknown', at: null }],
    [
      'T4 an edit beside a reaction is uncertain',
      { ...said, edited_unixtime: '1709651099', reactions: [{ type: 'emoji', count: 1, emoji: '👍' }] },
      { flags: ['edit-uncertain'], reactions: 1 },
    ],
    ['T5 a deleted account keeps its id', { ...said, from: null }, { sender: 'user1' }],
    [
      'a text of parts',
      { ...said, text: ['see ', { type: 'link', text: 'a.example' }] },
      { text: 'see a.example' },
    ],
    ['a photo', { ...said, text: '', photo: '(File not included.)' }, { kind: 'media', media: 'image' }],
    [
      'a service message',
      { id: 3, type: 'service', date_unixtime: '5', actor: 'Ann', action: 'pin_message' },
      { kind: 'system', sender: null },
    ],
  ])('%s', (_name, message, expected) => {
    expect(chatsOf({ 'result.json': chat(said, message) })[0]?.messages[1]).toMatchObject(expected);
  });

  test('one broken message harms no other', () => {
    const text = chat(said, said).replace('"hi"', 'hi');
    const { report, ...found } = readFiles({ 'result.json': text });
    expect(found).toMatchObject({ chats: [{ messages: [{ text: 'hi' }] }] });
    expect(report.unreadCount).toBe(1);
  });
});

describe('Discord, Slack, Snapchat', () => {
  test('D1 a message that is there twice is kept once, and times keep their offset', () => {
    const said = {
      id: '9',
      type: 'Default',
      timestamp: '2024-03-05T16:04:05+01:00',
      content: 'hi',
      author: { id: '1', name: 'ann', nickname: 'Ann' },
    };
    const text = json({
      guild: { name: 'Direct Messages' },
      channel: { id: '4', type: 'DirectTextChat', name: 'ann' },
      messages: [said, said],
    });
    const [chat] = chatsOf({ 'a.json': text });
    expect([chat?.platform, chat?.messages.map(timeOf)]).toEqual(['discord', ['2024-03-05T15:04:05']]);
  });

  test('S1 a broadcast is there once, S2 an id that is not known is shown', () => {
    const said = { type: 'message', ts: '1709651045.000200', user: 'U1', text: 'hi &amp; <@U2>' };
    const [chat] = chatsOf({
      'users.json': json([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann' } }]),
      'channels.json': json([{ id: 'C1', name: 'general' }]),
      'general/2024-03-05.json': json([said, { ...said, subtype: 'thread_broadcast' }]),
      'general/2024-03-06.json': json([
        { type: 'message', ts: '1709737445.000200', user: 'U9', text: 'yes' },
      ]),
    });
    expect(chat?.messages.map(({ text }) => text)).toEqual(['hi & @U2', 'yes']);
    expect([...(chat?.people ?? [])]).toEqual([
      ['U1', 'Ann'],
      ['U9', 'U9'],
    ]);
  });

  test('N1 a time in milliseconds under the name of microseconds', () => {
    const said = {
      From: 'ann',
      'Media Type': 'TEXT',
      Created: '2024-03-05 15:04:05 UTC',
      Content: 'hi',
      'Conversation Title': null,
      IsSender: false,
      'Created(microseconds)': 1_709_651_045_123,
    };
    const [chat] = chatsOf({
      'json/chat_history.json': json({
        ann: [{ ...said, 'Created(microseconds)': 1_709_651_046_123_000 }, said],
      }),
    });
    expect([chat?.hasGaps, chat?.messages.map(timeOf)]).toEqual([
      true,
      ['2024-03-05T15:04:05', '2024-03-05T15:04:06'],
    ]);
  });
});

describe('SMS, LINE, iMessage, Skype', () => {
  test('A1 an emoji of two references', () => {
    const text =
      '<?xml version="1.0"?>\n<smses count="1"><sms address="+44 7700 900123" date="1709651045000" type="1" body="hey &#55357;&#56832;" contact_name="Bo" /></smses>';
    expect(chatsOf({ 'sms.xml': text })).toMatchObject([
      { title: 'Bo', messages: [{ text: 'hey 😀', sender: '+447700900123' }] },
    ]);
  });

  test('L1 an hour of 24 is the first of its day, and a text may have lines', () => {
    const text =
      '[LINE] Chat history with Ann\nSaved on: 2024/03/06 10:00\n\n2024/03/05(Tue)\n24:04\tAnn\thi\n15:04\tBo\t"one\ntwo"\n15:05\tAnn\t[Sticker]';
    const [chat] = chatsOf({ 'a.txt': text });
    expect(chat?.title).toBe('Ann');
    expect(chat?.messages.map((message) => [timeOf(message), message.text])).toEqual([
      ['2024-03-05T00:04:00', 'hi'],
      ['2024-03-05T15:04:00', 'one\ntwo'],
      ['2024-03-05T15:05:00', ''],
    ]);
  });

  test('an answer that imessage-exporter prints twice is kept once', () => {
    const said = 'Mar 05, 2024  3:04:05 PM (Read by you after 5 seconds)\nAnn\nhi\nthere\n\n';
    const [chat] = chatsOf({ 'Ann.txt': `${said}${said}Mar 05, 2024  3:05:00 PM\nMe\nyes\n` });
    expect(chat?.messages.map((message) => [timeOf(message), message.sender, message.text])).toEqual([
      ['2024-03-05T15:04:05', 'Ann', 'hi\nthere'],
      ['2024-03-05T15:05:00', 'Me', 'yes'],
    ]);
  });

  test('Skype: newest first, with markup', () => {
    const entry = {
      id: '2',
      displayName: 'Ann',
      originalarrivaltime: '2024-03-05T15:04:05Z',
      messagetype: 'RichText',
      content: 'a &lt;b&gt; <b>c</b>',
      from: '8:ann',
    };
    const text = json({
      userId: '8:bo',
      exportDate: '2024',
      conversations: [
        { id: '8:ann', displayName: 'Ann', MessageList: [{ ...entry, id: '3', content: 'new' }, entry] },
      ],
    });
    expect(chatsOf({ 'messages.json': text })).toMatchObject([
      { platform: 'skype', title: 'Ann', messages: [{ text: 'a <b> c' }, { text: 'new' }] },
    ]);
  });
});

describe('files without a chat are named for what they are', () => {
  test.each([
    ['<!doctype html><div class="default clearfix">', 'Telegram export as HTML'],
    ['<html><body>instagram</body></html>', 'format JSON'],
    ['{"a": 1}', 'not a chat export'],
    ['Dear all,\nhow are you?', 'No line of this text'],
    ['', 'No line of this text'],
  ])('%s', (text, sentence) => {
    expect(readFiles({ 'a.txt': text })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining(sentence),
    });
  });
});
