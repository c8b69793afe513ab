import { describe, expect, test } from 'vitest';
import type { DateOrder } from '#contract/chat-archives/chat-archives.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { createReport, type ReportWriter } from './create-report.ts';
import { type ReadExport, readExport } from './read-export.ts';

/** Faults that other readers of exports have, by the name of each. */

interface Given {
  zone?: string;
  dateOrder?: DateOrder;
  uploadName?: string;
}

function read(files: Record<string, string>, given: Given = {}): ReadExport & { report: ReportWriter } {
  const report = createReport();
  const all = Object.entries(files).map(([name, text]) => ({
    name,
    // In small pieces, so that everything is cut somewhere.
    pieces: () => (text.length > 2_000 ? [text] : (text.match(/[\s\S]{1,7}/g) ?? [])),
  }));
  const clock = createZoneClock(given.zone ?? 'UTC');
  const uploadName = given.uploadName ?? Object.keys(files)[0] ?? '';
  return { ...readExport(all, { clock, dateOrder: given.dateOrder ?? null, uploadName, report }), report };
}

function chatsOf(files: Record<string, string>, given: Given = {}): ReadChat[] {
  const found = read(files, given);
  if (found.kind !== 'chats') throw new Error(JSON.stringify(found));
  return found.chats;
}

const whatsApp = (text: string, given: Given = {}): ReadMessage[] =>
  chatsOf({ 'WhatsApp Chat with Club.txt': text }, given)[0]?.messages ?? [];

const timeOf = ({ at }: ReadMessage): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 19);
const only = (messages: ReadMessage[]): ReadMessage => {
  expect(messages).toHaveLength(1);
  return messages[0] as ReadMessage;
};

describe('WhatsApp: headers of phones and languages', () => {
  const dmy = { dateOrder: 'dmy' } as const;
  test.each<[string, string, Given?]>([
    ['W1 year first', '2024/03/05 15:04 - Ann: hi'],
    ['W2 zh, pm', '2024/3/5 下午3:04 - Ann: hi'],
    ['W3 ko, pm', '2024. 3. 5. 오후 3:04 - Ann: hi'],
    ['W4 de, nachm.', '05.03.24, 3:04 nachm. - Ann: hi'],
    ['W5 ar', '٥/٣/٢٠٢٤، ٣:٠٤ م - Ann: hi'],
    ['ar with marks', '٥\u200f/٣\u200f/٢٠٢٤، ٣:٠٤ م - Ann: hi'],
    ['W5 fa', '۵/۳/۲۰۲۴، ۱۵:۰۴ - Ann: hi', dmy],
    ['W5 bn', '৫/৩/২৪, ১৫:০৪ - Ann: hi', dmy],
    ['W6 with a BOM', '\ufeff05/03/2024, 15:04 - Ann: hi', dmy],
    ['W8 a year of the Buddhist calendar', '5/3/2567 15:04 - Ann: hi', dmy],
    ['W11 de', '05.03.24, 15:04 - Ann: hi'],
    ['W11 nl', '05-03-2024 15:04 - Ann: hi', dmy],
    ['W11 fr', '05/03/2024 à 15:04 - Ann: hi'],
    ['W11 es-MX', '5/3/2024, 3:04\u202fp.\u00a0m. - Ann: hi'],
    ['en-GB', '05/03/2024, 15:04 - Ann: hi', dmy],
    ['en-US', '3/5/24, 3:04\u202fPM - Ann: hi', { dateOrder: 'mdy' }],
    ['iOS, 24 hours', '[05/03/2024, 15:04:00] Ann: hi', dmy],
    ['iOS, 12 hours', '[3/5/24, 3:04:00\u202fPM] Ann: hi', { dateOrder: 'mdy' }],
    ['iOS, de', '[05.03.24, 15:04:00] Ann: hi'],
    ['sv', '2024-03-05 15:04 - Ann: hi'],
    ['pt-BR', '05/03/2024 15:04 - Ann: hi', dmy],
    ['fi', '5.3.2024 klo 15.04 - Ann: hi'],
    ['id', '05/03/24 15.04 - Ann: hi', dmy],
    ['bg', '5.03.24 г., 15:04 - Ann: hi'],
    ['hu', '2024. 03. 05. 15:04 - Ann: hi'],
    ['ja', '2024/03/05 15:04 - Ann: hi'],
    ['ja, pm', '2024/03/05 午後3:04 - Ann: hi'],
    ['zh, iOS', '[2024/3/5 下午3:04:00] Ann: hi'],
    ['ko, iOS', '[2024. 3. 5. 오후 3:04:00] Ann: hi'],
    ['vi, time first', '15:04, 05/03/2024 - Ann: hi'],
    ['tr', '5.03.2024 15:04 - Ann: hi'],
    ['pl', '5.03.2024, 15:04 - Ann: hi'],
    ['ru', '05.03.2024, 15:04 - Ann: hi'],
    ['el, pm', '5/3/24, 3:04 μ.μ. - Ann: hi', dmy],
    ['hi, pm', '05/03/24, 3:04 pm - Ann: hi', dmy],
    ['en-AU', '5/3/24, 3:04 pm - Ann: hi', dmy],
    ['en-ZA', '2024/03/05, 15:04 - Ann: hi'],
    ['en-CA', '2024-03-05, 3:04 p.m. - Ann: hi'],
    ['it', '05/03/24, 15:04 - Ann: hi', dmy],
    ['da', '05.03.2024 15.04 - Ann: hi'],
    ['th', '5/3/2567 15:04 - Ann: hi', dmy],
    ['he', '5.3.2024, 15:04 - Ann: hi'],
  ])('%s', (_name, text, given = {}) => {
    const message = only(whatsApp(text, given));
    expect([timeOf(message), message.sender, message.text]).toEqual(['2024-03-05T15:04:00', 'Ann', 'hi']);
  });

  test('half of the day that is not known is not guessed', () => {
    expect(read({ 'a.txt': '05.03.24, 3:04 xyzzy - Ann: hi' })).toMatchObject({ kind: 'refused' });
  });
});

describe('WhatsApp: the order of day and month', () => {
  test.each([
    ['W9 a part above 12', '1/31/2024, 3:04 PM - Ann: hi', '2024-01-31T15:04:00'],
    ['W10 the day above 12', '25/09/20, 10:27 - Ann: hi', '2020-09-25T10:27:00'],
    [
      'time goes forward',
      ['1/2/24, 10:00', '2/2/24, 10:00', '3/2/24, 10:00', '1/3/24, 10:00', '2/3/24, 10:00']
        .map((at) => `${at} - Ann: a`)
        .join('\n'),
      '2024-02-01T10:00:00',
    ],
  ])('%s', (_name, text, expected) => {
    expect(timeOf(whatsApp(text)[0] as ReadMessage)).toBe(expected);
  });

  test('W12 what nothing decides is asked, and read as answered', () => {
    const text = '12/5/23, 3:04 PM - Ann: a\n1/6/24, 3:04 PM - Ann: b';
    expect(read({ 'a.txt': text })).toMatchObject({
      kind: 'asks',
      possible: ['dmy', 'mdy'],
      samples: ['12/5/23, 3:04 PM - Ann: a', '1/6/24, 3:04 PM - Ann: b'],
    });
    expect(whatsApp(text, { dateOrder: 'dmy' }).map(timeOf)).toEqual([
      '2023-05-12T15:04:00',
      '2024-06-01T15:04:00',
    ]);
    expect(whatsApp(text, { dateOrder: 'mdy' }).map(timeOf)).toEqual([
      '2023-12-05T15:04:00',
      '2024-01-06T15:04:00',
    ]);
  });
});

describe('WhatsApp: what is a message, and whose', () => {
  const dmy = { dateOrder: 'dmy' } as const;

  test('W13 a pasted header is no message where CR LF ends them', () => {
    const text = '[05/03/2024, 15:04:00] Ann: see\n[01/01/2020, 10:00:00] Bo: I owe you 500\r\n';
    const message = only(whatsApp(text, dmy));
    expect([message.sender, message.text]).toEqual(['Ann', 'see\n[01/01/2020, 10:00:00] Bo: I owe you 500']);
  });

  test('W14 without that clue both are flagged', () => {
    const messages = whatsApp(
      '[05/03/2024, 15:04:00] Ann: see\n[01/01/2020, 10:00:00] Bo: I owe you 500\n',
      dmy,
    );
    expect(messages.map(({ flags }) => flags)).toEqual([['may-be-pasted'], ['may-be-pasted']]);
  });

  test('a line with the header of another phone is text', () => {
    const text = ['one', 'two', 'three'].map((word) => `05/03/2024, 15:04 - Ann: ${word}`).join('\n');
    const messages = whatsApp(`${text}\n[01/01/2020, 10:00:00] Bo: I owe you`, dmy);
    expect(messages.at(-1)?.text).toBe('three\n[01/01/2020, 10:00:00] Bo: I owe you');
  });

  test.each<[string, string, Partial<ReadMessage>]>([
    [
      'W15 a colon in the name of a group',
      '05/03/2024, 15:04 - Ann changed the subject from "A: b" to "C: d"',
      { kind: 'system', sender: null },
    ],
    [
      'W16 the actor in the place of the author',
      '[14.08.2024, 21:00:11] Club: \u200eBo added you',
      { kind: 'system', sender: null },
    ],
    [
      'W17 a word of the system inside a text',
      '05/03/2024, 15:04 - Ann: I added milk to the list',
      { kind: 'text', sender: 'Ann', text: 'I added milk to the list' },
    ],
    ['W18 a blank line', '05/03/2024, 15:04 - Ann: one\n\ntwo', { text: 'one\n\ntwo' }],
    [
      'W19 a message to be seen once',
      '[05/03/2024, 15:04:05] Ann:',
      { kind: 'text', sender: 'Ann', text: '' },
    ],
    [
      'W20 an edit',
      '05/03/2024, 15:04 - Ann: fixed \u200e<This message was edited>',
      { text: 'fixed', flags: ['edited'] },
    ],
    [
      'an edit in another language',
      '05/03/2024, 15:04 - Ann: så \u200e<Detta meddelande redigerades>',
      { text: 'så', flags: ['edited'] },
    ],
    [
      'W21 a number with marks',
      '05/03/2024, 15:04 - \u202a+44\u00a07700\u00a0900123\u202c: hi',
      { sender: '+447700900123' },
    ],
    ['W21 the same number without', '05/03/2024, 15:04 - +44 7700 900123: hi', { sender: '+447700900123' }],
    ['a contact that is not saved', '05/03/2024, 15:04 - ~\u00a0Nev: hi', { sender: 'Nev' }],
    [
      'media of Android',
      '05/03/2024, 15:04 - Ann: <Media omitted>',
      { kind: 'media', media: 'unknown', text: '' },
    ],
    [
      'media of iOS',
      '[05/03/2024, 15:04:05] Ann: \u200eimage omitted',
      { kind: 'media', media: 'image', text: '' },
    ],
    [
      'an attachment of iOS',
      '\u200e[05/03/2024, 15:04:05] Ann: \u200e<attached: 00000002-PHOTO-2024.jpg>',
      { kind: 'media', media: 'image', text: '' },
    ],
    [
      'an attachment of Android, with words',
      '05/03/2024, 15:04 - Ann: IMG-20240305-WA0001.jpg (file attached)\nour cat',
      { kind: 'media', media: 'image', text: 'our cat' },
    ],
    ['a deleted message', '05/03/2024, 15:04 - Ann: This message was deleted', { kind: 'deleted', text: '' }],
    ['a call', '[05/03/2024, 15:04:05] Ann: \u200eMissed voice call', { kind: 'call' }],
    [
      'a line of Android without author',
      '05/03/2024, 15:04 - Messages and calls are end-to-end encrypted.',
      { kind: 'system', sender: null },
    ],
    [
      'a link is no author',
      '05/03/2024, 15:04 - Ann: https://a.example: see',
      { sender: 'Ann', text: 'https://a.example: see' },
    ],
  ])('%s', (_name, text, expected) => {
    expect(only(whatsApp(text, dmy))).toMatchObject(expected);
  });

  test('W22, W23 hours of the change of clocks are flagged', () => {
    const given = { zone: 'Europe/London' };
    const spring = only(whatsApp('31/03/2024, 01:30 - Ann: a', given));
    expect([timeOf(spring), spring.flags]).toEqual(['2024-03-31T01:30:00', ['no-such-hour']]);
    const autumn = only(whatsApp('27/10/2024, 01:30 - Ann: a', given));
    expect([timeOf(autumn), autumn.flags]).toEqual(['2024-10-27T00:30:00', ['hour-twice']]);
  });

  test('lines before the first message are counted and kept', () => {
    const { report } = read({ 'a.txt': 'Exported by a program\n31/03/2024, 01:30 - Ann: a' });
    expect([report.unreadCount, report.unread]).toEqual([
      1,
      [{ file: 'a.txt', line: 1, text: 'Exported by a program' }],
    ]);
  });
});

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
    const { report, ...found } = read({ 'result.json': text });
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
    const { report, ...found } = read({ 'result.json': text });
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

describe('files that hold no chat say what they are', () => {
  test.each([
    ['<!doctype html><div class="default clearfix">', 'Telegram export as HTML'],
    ['<html><body>instagram</body></html>', 'format JSON'],
    ['{"a": 1}', 'not a chat export'],
    ['Dear all,\nhow are you?', 'No line of this text'],
    ['', 'No line of this text'],
  ])('%s', (text, sentence) => {
    expect(read({ 'a.txt': text })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining(sentence),
    });
  });
});
