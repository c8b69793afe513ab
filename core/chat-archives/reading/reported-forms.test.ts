import { expect, test } from 'vitest';
import { chatsOf } from './fixtures/read-files.ts';
import { type Row, rowsOf } from './fixtures/rows-of.ts';

/** Forms that people have shown in public reports about other readers. */

const json = JSON.stringify;
const time = '03-25T15:04:05';

const whatsapp = (text: string) => ({ '_chat.txt': text });
const telegram = (message: object) => ({
  'result.json': json({
    name: 'Bo',
    type: 'personal_chat',
    id: 7,
    messages: [
      {
        id: 1,
        type: 'message',
        date_unixtime: '1711379045',
        from: 'Ann',
        from_id: 'user1',
        text: '',
        ...message,
      },
    ],
  }),
});
const slack = (message: object) => ({
  'users.json': json([{ id: 'U1', name: 'ann', profile: { real_name: 'Ann Lee' } }]),
  'general/2024-03-25.json': json([
    { type: 'message', ts: '1711379045.000200', user: 'U1', text: '', ...message },
  ]),
});
const sms = (elements: string) => ({
  'sms.xml': `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<smses count="1">${elements}</smses>`,
});
const skype = (message: object) => ({
  'messages.json': json({
    userId: '8:bo',
    exportDate: '2024-04-01T00:00:00',
    conversations: [
      {
        id: '8:ann',
        displayName: 'Ann',
        MessageList: [
          {
            id: '1',
            originalarrivaltime: '2024-03-25T15:04:05.123Z',
            messagetype: 'RichText',
            from: '8:ann',
            displayName: 'Ann',
            ...message,
          },
        ],
      },
    ],
  }),
});
const discord = (message: object) => ({
  'dm.json': json({
    guild: { id: '0', name: 'Direct Messages' },
    channel: { id: '4', type: 'DirectTextChat', name: 'bo' },
    messages: [
      {
        id: '9',
        type: 'Default',
        timestamp: '2024-03-25T15:04:05.123+00:00',
        content: '',
        author: { id: '1', name: 'ann', nickname: 'Ann' },
        ...message,
      },
    ],
  }),
});

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'WhatsApp of the first iPhones, with the year first',
    whatsapp('2016-06-27, 8:04:08 AM: Neil: Hi\n2016-06-27, 8:05:08 PM: Bo: there\nmore'),
    [
      ['06-27T08:04:08', 'Neil', 'text', null, 'Hi'],
      ['06-27T20:05:08', 'Bo', 'text', null, 'there\nmore'],
    ],
  ],
  [
    'the same without a comma, and a colon in the text',
    whatsapp('19/12/2012 17:03:48: Ann Lee: hi\n19/12/2012 17:04:48: Bo: one: two'),
    [
      ['12-19T17:03:48', 'Ann Lee', 'text', null, 'hi'],
      ['12-19T17:04:48', 'Bo', 'text', null, 'one: two'],
    ],
  ],
  [
    'the same with the month first',
    whatsapp('3/24/14, 1:59:59 PM: Ann: hi'),
    [['03-24T13:59:59', 'Ann', 'text', null, 'hi']],
  ],
  [
    'WhatsApp with seconds and a.m. in brackets, without a comma',
    whatsapp('[25/09/20 10:27:18 a.m.] Ann: x\n[25/09/20 10:27:18 p.\u00a0m.] Bo: y'),
    [
      ['09-25T10:27:18', 'Ann', 'text', null, 'x'],
      ['09-25T22:27:18', 'Bo', 'text', null, 'y'],
    ],
  ],
  [
    'WhatsApp of Canada',
    whatsapp('2023-12-20, 5:46 p.m. - Farid: 👋🏼'),
    [['12-20T17:46:00', 'Farid', 'text', null, '👋🏼']],
  ],
  [
    'WhatsApp of South Africa',
    whatsapp('2023/12/20, 5:46 pm - Farid: hi'),
    [['12-20T17:46:00', 'Farid', 'text', null, 'hi']],
  ],
  [
    'a Turkish group of WhatsApp, with lines of the system in its name',
    whatsapp(
      '[23.09.2016 17:00:28] Grup: \u200eBora bu grubu oluşturdu\n[5.05.2017 18:07:53] ~\u202fDicle: Baba\n[5.05.2017 18:09:21] Bora: \u200egörüntü dahil edilmedi',
    ),
    [
      ['09-23T17:00:28', null, 'system', null, 'Bora bu grubu oluşturdu'],
      ['05-05T18:07:53', 'Dicle', 'text', null, 'Baba'],
      ['05-05T18:09:21', 'Bora', 'media', 'image', ''],
    ],
  ],
  [
    'a Czech picture of WhatsApp, and a text with an empty line',
    whatsapp(
      '23.10.20 22:49 - Ann: IMG-20201023-WA0017.jpg (soubor byl přiložen)\n01.01.21 18:40 - Ann: a\n\nb',
    ),
    [
      ['10-23T22:49:00', 'Ann', 'media', 'image', ''],
      ['01-01T18:40:00', 'Ann', 'text', null, 'a\n\nb'],
    ],
  ],
  [
    'WhatsApp with hyphens in brackets, the month first',
    whatsapp('[01-29-2018, 23:33:00] Alice: Hello?'),
    [['01-29T23:33:00', 'Alice', 'text', null, 'Hello?']],
  ],
  [
    'a video message of Telegram that was not downloaded',
    telegram({
      media_type: 'video_message',
      file: '(File not included. Change data exporting settings to download.)',
    }),
    [[time, 'Ann', 'media', 'video', '']],
  ],
  [
    'a call of Telegram',
    telegram({
      type: 'service',
      actor: 'Ann',
      actor_id: 'user1',
      action: 'phone_call',
      discard_reason: 'hangup',
    }),
    [[time, 'Ann', 'call', null, '']],
  ],
  [
    'an emoji of its own of Telegram, in a forwarded text',
    telegram({
      forwarded_from: 'News',
      text: [{ type: 'custom_emoji', text: '🔥', document_id: 'x' }, ' ok'],
    }),
    [[time, 'Ann', 'text', null, '🔥 ok']],
  ],
  [
    'a bot of Slack that writes in attachments only',
    slack({
      subtype: 'bot_message',
      user: undefined,
      bot_id: 'B1',
      username: 'Deploy',
      attachments: [{ fallback: 'f', pretext: 'Suggested topic', text: 'Body' }],
    }),
    [[time, 'Deploy', 'text', null, 'Suggested topic\nBody']],
  ],
  [
    'Slackbot, which is in no list of users',
    slack({ user: 'USLACKBOT', text: 'Reminder: tea' }),
    [[time, 'Slackbot', 'text', null, 'Reminder: tea']],
  ],
  [
    'a guest of Slack whose profile is in the message',
    slack({ user: 'U9', user_profile: { real_name: 'Guest Gus', display_name: 'gus' }, text: 'hi' }),
    [[time, 'gus', 'text', null, 'hi']],
  ],
  [
    'an MMS with a subject',
    sms(
      '<mms date="1711379045000" msg_box="1" address="+1" contact_name="Bo" sub="DSC00223"><parts><part ct="text/plain" text="hi"/></parts></mms>',
    ),
    [[time, 'Bo', 'text', null, 'DSC00223\nhi']],
  ],
  [
    'an MMS whose network wrote that it has no subject, and whose time is in seconds',
    sms(
      '<mms date="1711379045" msg_box="1" address="+1" contact_name="Bo" sub="NoSubject"><parts><part ct="text/plain" text="hi"/></parts></mms>',
    ),
    [[time, 'Bo', 'text', null, 'hi']],
  ],
  [
    'an edited message of Skype',
    skype({ content: 'Edited previous message: new<e_m ts="1" ts_ms="1" a="ann" t="61"/>' }),
    [[time, 'Ann', 'text', null, 'new']],
  ],
  [
    'these words of Skype where somebody wrote them',
    skype({ content: 'Edited previous message: no' }),
    [[time, 'Ann', 'text', null, 'Edited previous message: no']],
  ],
  [
    'a sticker of Discord alone',
    discord({ stickers: [{ id: '1', name: 'Wave' }] }),
    [[time, 'Ann', 'media', 'sticker', '']],
  ],
  [
    'a forwarded message of Discord',
    discord({ reference: { messageId: '5', type: 'Forward' }, forwardedMessage: { content: 'words' } }),
    [[time, 'Ann', 'text', null, 'words']],
  ],
  [
    'who left a chat of KakaoTalk on an iPhone',
    {
      'Talk.txt':
        'Bo님과 카카오톡 대화\n저장한 날짜 : 2024. 3. 26. 오전 10:00\n\n2024년 3월 25일 월요일\n2024. 3. 25. 오후 3:04, Ann : hi\n2024. 3. 25. 오후 3:05: Bo님이 나갔습니다.\n',
    },
    [
      ['03-25T15:04:00', 'Ann', 'text', null, 'hi'],
      ['03-25T15:05:00', null, 'system', null, 'Bo님이 나갔습니다.'],
    ],
  ],
  [
    'a picture of LINE in Indonesian',
    {
      'line.txt':
        '[LINE] Riwayat chat dengan Bo\nDisimpan di: 2024/03/26 10:00\n\n2024/03/25(Sen)\n15:04\tAnn\t[Foto]\n',
    },
    [['03-25T15:04:00', 'Ann', 'media', 'image', '']],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});

test.each([
  ['a log with the year first', '2024-03-25 15:04:05: server: started'],
  ['a log without seconds', '25/03/2024 15:04: server: started'],
])('%s is no chat of WhatsApp', (_what, text) => {
  expect(() => rowsOf(whatsapp(text))).toThrow('refused');
});

test.each([
  ['[LINE] ประวัติการสนทนากับ Bo', 'Bo'],
  ['[LINE] Riwayat chat dengan Bo', 'Bo'],
])('%s has the title %s', (first, title) => {
  const [chat] = chatsOf({ 'line.txt': `${first}\nx\n\n2024/03/25(Mon)\n15:04\tAnn\thi\n` });
  expect(chat?.title).toBe(title);
});
