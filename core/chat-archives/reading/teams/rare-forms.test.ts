import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'a list of messages of Microsoft Graph',
    {
      'chat.json': JSON.stringify([
        {
          id: '1',
          replyToId: null,
          messageType: 'message',
          createdDateTime: '2024-03-25T15:04:05.123Z',
          lastModifiedDateTime: 'x',
          lastEditedDateTime: null,
          deletedDateTime: null,
          chatId: '19:a@thread.v2',
          from: { user: { id: 'u1', displayName: 'Ann' } },
          body: { contentType: 'html', content: '<p>hi <at id="0">Bo</at></p>' },
          attachments: [],
          mentions: [{ id: 0, mentioned: { user: { id: 'u2', displayName: 'Bo' } } }],
          reactions: [{ reactionType: 'like', user: { user: { id: 'u2' } } }],
        },
      ]),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'hi Bo']],
  ],
  [
    'an answer of Microsoft Graph',
    {
      'chat.json': JSON.stringify({
        '@odata.context': 'https://graph',
        value: [
          {
            id: '1',
            messageType: 'systemEventMessage',
            createdDateTime: '2024-03-25T15:04:05Z',
            from: null,
            body: { contentType: 'html', content: '<systemEventMessage/>' },
          },
          {
            id: '2',
            messageType: 'message',
            createdDateTime: '2024-03-25T15:05:05Z',
            deletedDateTime: '2024-03-25T15:06:05Z',
            from: { user: { id: 'u1', displayName: 'Ann' } },
            body: { contentType: 'text', content: '' },
          },
        ],
      }),
    },
    [
      ['03-25T15:04:05', null, 'system', null, ''],
      ['03-25T15:05:05', 'Ann', 'deleted', null, ''],
    ],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});
