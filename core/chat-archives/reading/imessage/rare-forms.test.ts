import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, files: Record<string, string>, messages: Row[]]>([
  [
    'a table of iMazing',
    {
      'Messages - Bo.csv':
        'Chat Session,Message Date,Delivered Date,Read Date,Edited Date,Service,Type,Sender ID,Sender Name,Status,Replying to,Subject,Text,Attachment,Attachment type\nBo,2024-03-25 15:04:05,,,,iMessage,Incoming,+447700900123,Bo,Read,,,hi,,\nBo,2024-03-25 15:05:05,,,,iMessage,Outgoing,,,Sent,,,"a, b",IMG_1.heic,Image\n',
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'media', 'image', 'a, b'],
    ],
  ],
  [
    'a table of iMazing with semicolons',
    {
      'Messages - Bo.csv':
        '\ufeffChat Session;Message Date;Delivered Date;Read Date;Service;Type;Sender ID;Sender Name;Status;Subject;Text;Attachment;Attachment type\nBo;2024-03-25 15:04:05;;;iMessage;Incoming;+447700900123;Bo;Read;;hi;;\n',
    },
    [['03-25T15:04:05', 'Bo', 'text', null, 'hi']],
  ],
  [
    'an edited text, each version below the one before',
    {
      'Bo.txt':
        'Mar 25, 2024  3:04:05 PM\nBo\nhi\nEdited 5 seconds later: hi there\nEdited 1 minute later: hi there\nyou\n\n',
    },
    [['03-25T15:04:05', 'Bo', 'text', null, 'hi there\nyou']],
  ],
])('%s', (_form, files, messages) => {
  expect(rowsOf(files)).toEqual(messages);
});
