import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'the name of a direct message is in the index of the package',
    {
      'messages/index.json': JSON.stringify({ '11': 'Direct Message with bo#0', '12': null }),
      'messages/c11/channel.json': JSON.stringify({ id: '11', type: 'DM', recipients: ['1', '2'] }),
      'messages/c11/messages.json': JSON.stringify([
        { ID: 5, Timestamp: '2024-03-25 15:04:05', Contents: 'x', Attachments: '' },
      ]),
    },
    [['03-25T15:04:05', 'Me', 'text', null, 'x']],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});
