import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'an older export with two lists of all chats',
    {
      'json/chat_history.json': JSON.stringify({
        'Received Saved Chat History': [
          { From: 'ann', 'Media Type': 'TEXT', Created: '2021-03-25 15:04:05 UTC', Text: 'hi' },
        ],
        'Sent Saved Chat History': [
          { To: 'ann', 'Media Type': 'TEXT', Created: '2021-03-25 15:05:05 UTC', Text: 'yo' },
        ],
      }),
    },
    [
      ['03-25T15:04:05', 'ann', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'text', null, 'yo'],
    ],
  ],
  [
    'a type that is new',
    {
      'json/chat_history.json': JSON.stringify({
        ann: [
          {
            From: 'ann',
            'Media Type': 'LOCATION',
            Created: '2024-03-25 15:04:05 UTC',
            Content: '',
            'Conversation Title': null,
            IsSender: false,
            'Created(microseconds)': 1711379045123,
            IsSaved: true,
            'Media IDs': '',
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'ann', 'media', 'unknown', '']],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});
