import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tiesOfPlatform } from '#contract/chat-figures/chat-figures.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import { readFiles } from '#core/chat-archives/reading/fixtures/read-files.ts';
import { listTies } from './list-ties.ts';
import { measureReciprocity } from './measure-reciprocity.ts';

/** Ties of an export, as `reply ann→bo`. */
function tiesOf(files: Record<string, unknown>): string[] {
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  );
  const read = readFiles(texts);
  if (read.kind !== 'chats') throw new Error('The export was not read.');
  return read.chats.flatMap((chat) => {
    const ties = [...chat.messages].flatMap(listTies(chat));
    // Else the page would say that exports of this app do not have them.
    expect(tiesOfPlatform[chat.platform]).toEqual(expect.arrayContaining(ties.map(({ kind }) => kind)));
    return ties.map(({ kind, from, to }) => `${kind} ${from}→${to}`);
  });
}

describe('who turns to whom', () => {
  test('Telegram: answers, mentions of people without a user name, and those who reacted last', () => {
    const said = (id: number, from: string, more: object = {}) => ({
      id,
      type: 'message',
      date_unixtime: String(1_703_600_000 + id),
      from,
      from_id: `user${from}`,
      text: 'hi',
      ...more,
    });
    const text = [
      'hi ',
      { type: 'mention_name', text: 'Cy', user_id: 'Cy' },
      { type: 'mention', text: '@bo' },
    ];
    const recent = [
      { from: 'Bo', from_id: 'userBo' },
      { from: 'Ann', from_id: 'userAnn' },
    ];
    const messages = [
      said(1, 'Ann'),
      said(2, 'Bo', { reply_to_message_id: 1 }),
      said(3, 'Cy', { reply_to_message_id: 99 }),
      said(4, 'Ann', { text, reactions: [{ type: 'emoji', count: 2, emoji: '👍', recent }] }),
    ];
    expect(tiesOf({ 'result.json': { name: 'G', type: 'private_group', id: 7, messages } })).toEqual([
      'reply userBo→userAnn',
      'mention userAnn→userCy',
      'reaction userBo→userAnn',
    ]);
  });

  test('Discord: also of somebody who only reacts', () => {
    const author = (id: string) => ({ id, name: `n${id}` });
    const messages = [
      {
        id: '1',
        type: 'Default',
        timestamp: '2024-03-05T15:04:05+00:00',
        content: 'a',
        author: author('10'),
      },
      {
        id: '2',
        type: 'Reply',
        timestamp: '2024-03-05T15:05:05+00:00',
        content: 'b',
        author: author('20'),
        mentions: [author('10')],
        reference: { messageId: '1' },
        reactions: [{ emoji: { name: '👍' }, count: 1, users: [author('30')] }],
      },
    ];
    const channel = { id: '5', type: 'GuildTextChat', name: 'general' };
    expect(
      tiesOf({ 'a.json': { guild: { id: '1', name: 'G' }, channel, messages, messageCount: 2 } }),
    ).toEqual(['reply 20→10', 'mention 20→10', 'reaction 30→20']);
  });

  test('Slack: answers in threads, mentions and reactions', () => {
    const day = [
      { type: 'message', ts: '1709651045.000200', thread_ts: '1709651045.000200', user: 'U1', text: 'a' },
      {
        type: 'message',
        ts: '1709651055.000200',
        thread_ts: '1709651045.000200',
        user: 'U2',
        text: 'see <@U3> and <@U3>',
        reactions: [{ name: 'tada', count: 1, users: ['U1'] }],
      },
    ];
    expect(
      tiesOf({
        'users.json': [
          { id: 'U1', name: 'ann', profile: {} },
          { id: 'U3', name: 'cy', profile: {} },
        ],
        'channels.json': [{ id: 'C1', name: 'general' }],
        'general/2024-03-05.json': day,
      }),
    ).toEqual(['reply U2→U1', 'mention U2→U3', 'reaction U1→U2']);
  });

  test('Messenger: reactions, with names as repaired as those of senders', () => {
    const thread = {
      participants: [{ name: 'Ann' }, { name: 'JosÃ©' }],
      messages: [
        {
          sender_name: 'Ann',
          timestamp_ms: 1_709_651_045_000,
          content: 'hi',
          reactions: [{ reaction: 'â¤', actor: 'JosÃ©' }],
        },
      ],
      title: 'G',
      thread_path: 'inbox/g_1',
    };
    expect(tiesOf({ 'messages/inbox/g_1/message_1.json': thread })).toEqual(['reaction José→Ann']);
  });

  test('Signal: an answer is known by the author and time that it quotes', () => {
    const frames = [
      { version: '1', backupTimeMs: '1' },
      { recipient: { id: '1', self: {} } },
      { recipient: { id: '2', contact: { e164: '447700900123', profileGivenName: 'Bo' } } },
      { chat: { id: '1', recipientId: '2' } },
      {
        chatItem: { chatId: '1', authorId: '2', dateSent: '1000', standardMessage: { text: { body: 'a' } } },
      },
      {
        chatItem: {
          chatId: '1',
          authorId: '1',
          dateSent: '2000',
          standardMessage: {
            text: { body: 'b' },
            quote: { authorId: '2', targetSentTimestamp: '1000' },
            reactions: [{ emoji: '👍', authorId: '2' }],
          },
        },
      },
    ];
    const ties = tiesOf({ 'main.jsonl': frames.map((frame) => JSON.stringify(frame)).join('\n') });
    expect(ties.map((tie) => tie.split(' ')[0])).toEqual(['reply', 'reaction']);
  });

  test('Teams: answers, mentions and reactions, as Microsoft Graph has them', () => {
    const user = (name: string) => ({ user: { id: name, displayName: name } });
    const said = (id: string, name: string, more: object = {}) => ({
      id,
      messageType: 'message',
      createdDateTime: `2024-03-25T15:04:0${id}Z`,
      chatId: '19:a@thread.v2',
      from: user(name),
      body: { contentType: 'text', content: 'hi' },
      ...more,
    });
    const answer = {
      replyToId: '1',
      mentions: [{ id: 0, mentioned: user('Cy') }],
      reactions: [{ reactionType: 'like', user: user('Ann') }],
    };
    expect(tiesOf({ 'chat.json': [said('1', 'Ann'), said('2', 'Bo', answer)] })).toEqual([
      'reply Bo→Ann',
      'mention Bo→Cy',
      'reaction Ann→Bo',
    ]);
  });

  test('WhatsApp: mentions of contacts and of numbers, and of nobody who is not in the chat', () => {
    const text = [
      '25/12/2023, 15:04 - Ann: hi @\u2068Bo Lee\u2069 and @447700900123, not @\u2068Di\u2069 or me@x.example',
      '25/12/2023, 15:05 - Bo Lee: @15551234567890123456',
      '25/12/2023, 15:06 - \u202a+44\u00a07700\u00a0900123\u202c: hi @\u2068Ann\u2069',
    ].join('\n');
    expect(tiesOf({ 'WhatsApp Chat with G.txt': text })).toEqual([
      'mention Ann→Bo Lee',
      'mention Ann→+447700900123',
      'mention +447700900123→Ann',
    ]);
  });
});

test.each([
  ['nobody', [], null, []],
  [
    'as much as was given',
    [
      [1, 2, 3],
      [2, 1, 3],
    ],
    1,
    [[1, 2, 3, 3]],
  ],
  ['nothing back', [[2, 1, 4]], 0, [[2, 1, 4, 0]]],
  // min 1 + 0, max 3 + 2
  [
    'of several pairs',
    [
      [1, 2, 1],
      [2, 1, 3],
      [3, 1, 2],
    ],
    1 / 5,
    [
      [2, 1, 3, 1],
      [3, 1, 2, 0],
    ],
  ],
  ['to themselves', [[1, 1, 9]], null, []],
] as const)('reciprocity: %s', (_what, counts, index, pairs) => {
  const measured = measureReciprocity(counts.map(([from, to, count]) => ({ from, to, count })));
  expect(measured.index).toBe(index);
  expect(measured.pairs.map(({ one, other, there, back }) => [one, other, there, back])).toEqual(pairs);
});

test('the time of an answer is in whole milliseconds, which the database counts in', () => {
  const said = { sourceId: 'm1', sender: 'a', replyTo: null, mentions: [], reactedBy: [], at: 1_000.25 };
  const answer = { ...said, sourceId: 'm2', sender: 'b', replyTo: 'm1', at: 2_000.5 };
  const messages = [said, answer].map((each) => createMessage(each));
  const people = new Map([
    ['a', 'Ann'],
    ['b', 'Bo'],
  ]);
  expect(messages.flatMap(listTies({ people, messages }))).toMatchObject([{ kind: 'reply', afterMs: 1_000 }]);
});

test('reciprocity is equal to a plain sum over all pairs, whatever the group', () => {
  const person = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ from: person, to: person, count: fc.integer({ min: 1, max: 9 }) })),
      (counts) => {
        const w = (from: number, to: number) =>
          counts.reduce((sum, each) => (each.from === from && each.to === to ? sum + each.count : sum), 0);
        let [low, high] = [0, 0];
        for (let one = 1; one <= 5; one += 1)
          for (let other = one + 1; other <= 5; other += 1) {
            low += Math.min(w(one, other), w(other, one));
            high += Math.max(w(one, other), w(other, one));
          }
        expect(measureReciprocity(counts).index).toBe(high === 0 ? null : low / high);
      },
    ),
    { numRuns: 200 },
  );
});
