import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const skype = '8:ann';
const teams = '19:u1_u2@unq.gbl.spaces';
const conversation = (id: string, message: object): string =>
  JSON.stringify({
    userId: '8:bo',
    exportDate: '2024-03-26T10:00',
    conversations: [
      {
        id,
        displayName: 'Ann',
        version: 1,
        properties: {},
        threadProperties: null,
        MessageList: [
          {
            id: '1711379045000',
            displayName: 'Ann',
            originalarrivaltime: '2024-03-25T15:04:05.123Z',
            messagetype: 'RichText/Html',
            version: 1,
            conversationid: id,
            from: '8:ann',
            properties: null,
            amsreferences: null,
            ...message,
          },
        ],
      },
    ],
  });

test.each<[form: string, conversation: string, message: object, read: Row]>([
  [
    'a name that only the conversation has',
    skype,
    { displayName: null, messagetype: 'RichText', content: 'x' },
    ['03-25T15:04:05', 'Ann', 'text', null, 'x'],
  ],
  [
    'an emoji that is a picture',
    teams,
    {
      content:
        '<p>ok <img itemscope itemtype="http://schema.skype.com/Emoji" itemid="smile" alt="🙂" src="x"></p>',
    },
    ['03-25T15:04:05', 'Ann', 'text', null, 'ok 🙂'],
  ],
  [
    'a picture',
    teams,
    { content: '<p><img itemtype="http://schema.skype.com/AMSImage" src="https://x/a"></p>' },
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'what is quoted is not the words of who answers',
    teams,
    {
      content:
        '<blockquote itemscope itemtype="http://schema.skype.com/Reply" itemid="170"><strong itemprop="mri" itemid="8:x">Bo</strong><p itemprop="preview">old</p></blockquote><p>new</p>',
    },
    ['03-25T15:04:05', 'Ann', 'text', null, 'new'],
  ],
  [
    'a list has lines',
    teams,
    { content: '<ul><li>a</li><li>b</li></ul>' },
    ['03-25T15:04:05', 'Ann', 'text', null, 'a\nb'],
  ],
  [
    'cells of a table are words apart',
    teams,
    {
      content:
        '<table><tr><td>a</td><td>b</td></tr>\n<tr><td>c</td> <td>d</td></tr></table><pre>e\nf</pre><p>g</p>',
    },
    ['03-25T15:04:05', 'Ann', 'text', null, 'a b\nc d\ne\nf\ng'],
  ],
  [
    'a new topic, without the time and the account next to it',
    teams,
    {
      messagetype: 'ThreadActivity/TopicUpdate',
      content:
        '<topicupdate><eventtime>171</eventtime><initiator>8:ann</initiator><value>Trip &amp; more</value></topicupdate>',
    },
    ['03-25T15:04:05', null, 'system', null, 'Trip & more'],
  ],
])('%s', (_form, id, message, read) => {
  expect(rowsOf({ 'messages.json': conversation(id, message) })).toEqual([read]);
});
