import { describe, expect, test } from 'vitest';
import { chatsOf, timeOf } from '#core/chat-archives/reading/fixtures/read-files.ts';

const read = (text: string, name = 'chat.txt') => {
  const [chat] = chatsOf({ [name]: text });
  return {
    platform: chat?.platform,
    title: chat?.title,
    messages: chat?.messages.map((message) => [timeOf(message), message.sender, message.text]),
  };
};

describe('every form of it', () => {
  const twice = (first: string) => [
    ['2024-03-05T15:04:00', 'Ann', first],
    ['2024-03-06T00:05:00', 'Bo : Lee', 'yes'],
  ];
  test.each([
    [
      'Windows in Korean',
      'Ann 님과 카카오톡 대화\n저장한 날짜 : 2024-03-07 10:00:00\n\n--------------- 2024년 3월 5일 화요일 ---------------\n[Ann] [오후 3:04] hi\nthere\n--------------- 2024년 3월 6일 수요일 ---------------\n[Bo : Lee] [오전 12:05] yes',
    ],
    [
      'Windows in English',
      'KakaoTalk Chats with Ann\nDate Saved : 2024-03-07 10:00:00\n\n--------------- Tuesday, March 5, 2024 ---------------\n[Ann] [3:04 PM] hi\nthere\n--------------- Wednesday, March 6, 2024 ---------------\n[Bo : Lee] [12:05 AM] yes',
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual({ platform: 'kakaotalk', title: 'Ann', messages: twice('hi\nthere') });
  });

  const inline = [
    ['2024-03-05T15:04:00', 'Ann', 'hi\n\nthere: 5'],
    ['2024-03-06T00:05:00', 'Bo', 'yes'],
  ];
  test.each([
    [
      'iPhone',
      'Ann 님과 카카오톡 대화\n저장한 날짜 : 2024. 3. 7. 오전 10:00\n\n2024년 3월 5일 화요일\n2024. 3. 5. 오후 3:04, Ann : hi\n\nthere: 5\n\n2024년 3월 6일 수요일\n2024. 3. 6. 오전 12:05, Bo : yes',
    ],
    [
      'Android',
      'Ann 님과 카카오톡 대화\n저장한 날짜 : 2024년 3월 7일 오전 10:00\n\n\n2024년 3월 5일 오후 3:04\n2024년 3월 5일 오후 3:04, Ann : hi\n\nthere: 5\n2024년 3월 6일 오전 12:05, Bo : yes',
    ],
    [
      'a phone in English',
      'KakaoTalk Chats with Ann\nDate Saved : Mar 7, 2024 10:00\n\nMarch 5, 2024 at 3:04 PM, Ann : hi\n\nthere: 5\nMarch 6, 2024 at 12:05 AM, Bo : yes',
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual({ platform: 'kakaotalk', title: 'Ann', messages: inline });
  });

  test('a table of a Mac, with seconds, lines and quotation marks', () => {
    const text =
      'Date,User,Message\n2024-03-05 15:04:05,"Ann","hi ""you"",\nthere"\n2024-03-06 00:05:00,"Bo","사진"';
    expect(read(text, 'KakaoTalk_Chat_Ann_2024-03-07-10-00-00.csv')).toEqual({
      platform: 'kakaotalk',
      title: 'Ann',
      messages: [
        ['2024-03-05T15:04:05', 'Ann', 'hi "you",\nthere'],
        ['2024-03-06T00:05:00', 'Bo', ''],
      ],
    });
  });
});

test('words that stand for media count when they are the whole text', () => {
  const said = [
    '사진',
    '사진 3장',
    '동영상',
    '이모티콘',
    '삭제된 메시지입니다.',
    '보이스톡 해요',
    '사진 보내줘',
  ];
  const [chat] = chatsOf({
    'a.txt': said.map((text) => `2024. 3. 5. 오후 3:04, Ann : ${text}`).join('\n'),
  });
  expect(chat?.messages.map(({ kind, media }) => [kind, media])).toEqual([
    ['media', 'image'],
    ['media', 'image'],
    ['media', 'video'],
    ['media', 'sticker'],
    ['deleted', null],
    ['call', null],
    ['text', null],
  ]);
});

test('a notice has no sender, and a message that somebody pasted is flagged with the one before it', () => {
  const [chat] = chatsOf({
    'a.txt':
      '2024. 3. 5. 오후 3:04, Ann님이 들어왔습니다.\n2024. 3. 5. 오후 3:05, Ann : see\n2020. 1. 1. 오전 10:00, Bo : I owe you 500',
  });
  expect(chat?.messages).toMatchObject([
    { kind: 'system', sender: null },
    { flags: ['may-be-pasted'] },
    { flags: ['may-be-pasted'] },
  ]);
});

test('an export of WhatsApp in Korean is one of WhatsApp', () => {
  expect(read('2024. 3. 5. 오후 3:04 - Ann: hi').platform).toBe('whatsapp');
});
