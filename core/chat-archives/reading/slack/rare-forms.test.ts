import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const workspace = (message: object): Record<string, string> => ({
  'users.json': JSON.stringify([
    { id: 'U1', name: 'ann', profile: { display_name: 'Ann', real_name: 'Ann Lee' } },
  ]),
  'channels.json': JSON.stringify([{ id: 'C1', name: 'general' }]),
  'general/2024-03-25.json': JSON.stringify([{ type: 'message', ts: '1711379045.000200', ...message }]),
});

test.each<[form: string, message: object, read: Row]>([
  [
    'who is not in the list of people has a name in the message',
    { user: 'U7', text: 'x', user_profile: { real_name: 'Cy Dee', display_name: 'cy', name: 'cdee' } },
    ['03-25T15:04:05', 'cy', 'text', null, 'x'],
  ],
  [
    'a program has its name',
    { subtype: 'bot_message', bot_id: 'B1', bot_profile: { name: 'Deploy' }, text: 'done' },
    ['03-25T15:04:05', 'Deploy', 'text', null, 'done'],
  ],
  [
    'a huddle is a call',
    { user: 'U1', text: '', subtype: 'huddle_thread', room: {} },
    ['03-25T15:04:05', 'Ann', 'call', null, ''],
  ],
])('%s', (_form, message, read) => {
  expect(rowsOf(workspace(message))).toEqual([read]);
});
