import { describe, expect, test } from 'vitest';
import { chatsOf, readFiles, timeOf } from '#core/chat-archives/reading/fixtures/read-files.ts';
import { readWrittenDate } from './read-written-date.ts';

describe('a time that is written out', () => {
  const afternoon = '2024-03-05T15:04:05.000Z';
  test.each([
    ['Tuesday, March 5, 2024 at 3:04:05\u202fPM UTC', afternoon],
    ['Tuesday, 5 March 2024 at 15:04:05 UTC', afternoon],
    ['Tuesday, 5 March 2024 at 09:04:05 UTC', '2024-03-05T09:04:05.000Z'],
    ['Tuesday, March 5, 2024 at 12:04:05 AM UTC', '2024-03-05T00:04:05.000Z'],
    ['2024. március 5., kedd 15:04:05 UTC', afternoon],
    ['Dienstag, 5. März 2024 um 15:04:05 UTC', afternoon],
    ['mardi 5 mars 2024 à 15:04:05 UTC', afternoon],
    ['martes, 5 de marzo de 2024, 3:04:05 p. m. UTC', afternoon],
    ['terça-feira, 5 de março de 2024 às 15:04:05 UTC', afternoon],
    ['wtorek, 5 marca 2024 15:04:05 UTC', afternoon],
    ['вторник, 5 марта 2024 г. в 15:04:05 UTC', afternoon],
    ['2024年3月5日星期二 UTC 下午3:04:05', afternoon],
    ['2024年3月5日火曜日 15時04分05秒 UTC', afternoon],
    ['2024년 3월 5일 화요일 오후 3시 4분 5초 UTC', afternoon],
    ['tirsdag den 5. marts 2024 kl. 15.04.05 UTC', afternoon],
    ['יום שלישי, 5 במרץ 2024 בשעה 15:04:05 UTC', afternoon],
    ['dinsdag 5 maart 2024 om 15:04:05 UTC', afternoon],
    ['วันอังคารที่ 5 มีนาคม พ.ศ. 2567 เวลา 15:04:05 UTC', afternoon],
    ['wtorek, 5 listopada 2024 15:04:05 UTC', '2024-11-05T15:04:05.000Z'],
  ])('%s', (written, expected) => {
    const at = readWrittenDate(written);
    expect(at === null ? null : new Date(at).toISOString()).toBe(expected);
  });

  test.each([
    'Tuesday, March 5, 2024 at 3:04:05 XY UTC',
    'Qqqday, Qqqmonth 5, 2024 at 3:04:05 PM UTC',
    'Tuesday, March 5, 2024',
    '',
  ])('is not guessed: %s', (written) => {
    expect(readWrittenDate(written)).toBeNull();
  });
});

const creator = { name: 'Ann', email: 'ann@a.example', user_type: 'Human' };
const said = {
  creator,
  created_date: 'Tuesday, March 5, 2024 at 3:04:05 PM UTC',
  text: 'hi',
  topic_id: 't1',
  message_id: 'd/t1/m1',
};
const folder = 'Takeout/Google Chat/Groups/DM abc';
const group = JSON.stringify({ members: [creator, { name: 'Bo', email: 'bo@a.example' }] });

test('a direct message with a file, reactions and a deleted row without its creator', () => {
  const messages = [
    said,
    {
      ...said,
      message_id: 'm2',
      text: '',
      attached_files: [{ original_name: 'a.jpg' }],
      reactions: [{ emoji: { unicode: '👍' }, reactor_emails: ['a', 'b'] }],
    },
    { ...said, message_id: 'm3', creator: undefined, message_state: 'DELETED', text: '' },
  ];
  const [chat] = chatsOf({
    [`${folder}/group_info.json`]: group,
    [`${folder}/messages.json`]: JSON.stringify({ messages }),
  });
  expect(chat).toMatchObject({ platform: 'google-chat', key: 'DM abc', title: 'Ann, Bo', isGroup: false });
  expect(chat?.messages.map(timeOf)).toEqual(Array(3).fill('2024-03-05T15:04:05'));
  expect(chat?.messages).toMatchObject([
    { sender: 'ann@a.example', text: 'hi', sourceId: 'd/t1/m1' },
    { kind: 'media', media: 'image', reactions: 2 },
    { kind: 'deleted', sender: null },
  ]);
});

test('a message whose time is in no known language is shown as not understood', () => {
  const messages = [said, { ...said, created_date: 'Blursday 5 Foo 2024 3:04:05' }];
  const { report, ...found } = readFiles({ [`${folder}/messages.json`]: JSON.stringify({ messages }) });
  expect(found).toMatchObject({ chats: [{ messages: [{ text: 'hi' }] }] });
  expect(report.unreadCount).toBe(1);
});

test('a message that is a link alone has it as its text', () => {
  const url = { private_do_not_access_or_else_safe_url_wrapped_value: 'https://tenor.example/cat' };
  const message = { ...said, text: '', annotations: [{ length: 0, url_metadata: { title: 'cat', url } }] };
  const [chat] = chatsOf({
    [`${folder}/group_info.json`]: group,
    [`${folder}/messages.json`]: JSON.stringify({ messages: [message] }),
  });
  expect(chat?.messages[0]).toMatchObject({ kind: 'text', text: 'https://tenor.example/cat' });
});
