import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const resultWith = (message: object): string =>
  JSON.stringify({
    name: 'Bo',
    type: 'personal_chat',
    id: 7,
    messages: [
      {
        id: 1,
        type: 'message',
        date: '2024-03-25T15:04:05',
        date_unixtime: '1711379045',
        from: 'Ann',
        from_id: 'user1',
        text: '',
        ...message,
      },
    ],
  });

test.each<[form: string, message: object, read: Row]>([
  [
    'a picture sent as a file',
    { file: 'files/a.png', mime_type: 'image/png' },
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'what could be seen once',
    { self_destruct_period_seconds: 10 },
    ['03-25T15:04:05', 'Ann', 'media', 'unknown', ''],
  ],
  [
    'a list of things to do',
    { todo_list: { title: 'Shop', answers: [{ text: 'milk', id: 1 }] } },
    ['03-25T15:04:05', 'Ann', 'text', null, 'Shop\nmilk'],
  ],
])('%s', (_form, message, read) => {
  expect(rowsOf({ 'result.json': resultWith(message) })).toEqual([read]);
});
