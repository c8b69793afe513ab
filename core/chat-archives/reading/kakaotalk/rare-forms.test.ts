import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, text: string, messages: Row[]]>([
  [
    'a message that a moderator hid',
    '--------------- 2024년 3월 25일 월요일 ---------------\n[Ann] [오후 3:04] 삭제된 메시지입니다.\n채팅방 관리자가 메시지를 가렸습니다.\n[Bo] [오후 3:05] ok',
    [
      ['03-25T15:04:00', 'Ann', 'deleted', null, ''],
      ['03-25T15:04:00', null, 'system', null, '채팅방 관리자가 메시지를 가렸습니다.'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
  [
    'Japanese',
    'Bo さんとのトーク\n保存日時 : 2024/03/26 10:00\n\n--------------- 2024年3月25日 月曜日 ---------------\n[Ann] [午後 3:04] やあ',
    [['03-25T15:04:00', 'Ann', 'text', null, 'やあ']],
  ],
])('%s', (_form, text, messages) => {
  expect(rowsOf({ 'KakaoTalk_Chat.txt': text })).toEqual(messages);
});
