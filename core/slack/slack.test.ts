import { describe, expect, it, test } from 'vitest';
import type { ChatAnswer, SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { chooseAgent } from './choose-agent.ts';
import { composeCase, type SlackCase } from './compose-case.ts';
import { composeSlackAnswer } from './compose-slack-answer.ts';
import { composeTurn } from './compose-turn.ts';
import { listFollowing } from './list-following.ts';
import { readSlackReply } from './read-slack-reply.ts';
import { showEmoji } from './show-emoji.ts';
import { slackLink } from './slack-link.ts';

describe('a reply in a thread', () => {
  const names = new Map([['U2', 'Ben']]);
  test.each([
    ['words', 'We open at 9.', { kind: 'reply', text: 'We open at 9.' }],
    [
      'links and escaped characters',
      'See <https://a.example|here> &amp; &lt;b&gt;',
      {
        kind: 'reply',
        text: 'See here (https://a.example) & <b>',
      },
    ],
    ['a colleague in it', 'Ask <@U2>', { kind: 'reply', text: 'Ask @Ben' }],
    ['a message among colleagues', ' // Who takes this?', { kind: 'internal' }],
    ['a question to the agent', 'What do we say, <@UBOT>?', { kind: 'internal' }],
    ['nothing', ' ', { kind: 'empty' }],
  ])('%s', (_what, text, expected) => {
    expect(readSlackReply(text, { botUserId: 'UBOT', names })).toEqual(expected);
  });
});

test('emoji are characters, except those of a team', () => {
  const emoji = (name: string, unicode?: string) => ({
    type: 'emoji',
    name,
    ...(unicode ? { unicode } : {}),
  });
  const blocks = [
    {
      type: 'rich_text',
      elements: [{ elements: [emoji('wave', '1f44b-1f3fb'), emoji('+1', '1f44d'), emoji('fernwood')] }],
    },
    emoji('broken', 'ffffffff'),
  ];
  expect(showEmoji(':wave::skin-tone-2: :+1: :fernwood: :broken: 10:30:00', blocks)).toBe(
    '👋🏻 👍 :fernwood: :broken: 10:30:00',
  );
  expect(showEmoji(':wave:', null)).toBe(':wave:');
});

describe('which agent is asked', () => {
  const shop = { id: 'a', name: 'Shop' };
  const berlin = { id: 'b', name: 'Shop Berlin' };
  const both = [shop, berlin];
  test.each([
    ['the only one', [shop], 'What is it?', null, { agent: shop, question: 'What is it?' }],
    [
      'the one that is named',
      both,
      'shop berlin: What is it?',
      null,
      { agent: berlin, question: 'What is it?' },
    ],
    [
      'a word that only begins like a name',
      [shop],
      'Shopping?',
      null,
      { agent: shop, question: 'Shopping?' },
    ],
    ['the shorter name', both, 'Shop, what?', null, { agent: shop, question: 'what?' }],
    ['the one of the thread', both, 'And then?', 'b', { agent: berlin, question: 'And then?' }],
    ['another one by its name', both, 'Shop: And then?', 'b', { agent: shop, question: 'And then?' }],
    ['one of several', both, 'What is it?', null, null],
    ['one that has left the channel', both, 'What is it?', 'c', null],
    ['none', [], 'What is it?', null, null],
  ])('%s', (_what, agents, text, ofThread, expected) => {
    expect(chooseAgent(agents, text, ofThread)).toEqual(expected);
  });
});

describe('messages that a thread does not have yet', () => {
  const said = (id: string, kind: 'visitor' | 'agent' | 'person' | 'system') => ({
    id,
    author: { kind, name: null, pictureUrl: null, event: null },
  });
  const messages = [
    said('1', 'visitor'),
    said('2', 'agent'),
    said('3', 'visitor'),
    said('4', 'agent'),
    said('5', 'system'),
    said('6', 'person'),
    said('7', 'visitor'),
  ];
  test.each([
    ['while people have it', { after: '2', isHeld: true, posted: [] }, ['3', '4', '6', '7']],
    ['while the agent answers', { after: '2', isHeld: false, posted: [] }, ['6']],
    ['without those that are there', { after: '2', isHeld: true, posted: ['3', '6'] }, ['4', '7']],
    ['from the beginning', { after: null, isHeld: true, posted: [] }, ['1', '2', '3', '4', '6', '7']],
  ])('%s', (_what, { posted, ...given }, expected) => {
    const following = listFollowing(messages, { ...given, posted: new Set(posted) });
    expect(following.map(({ id }) => id)).toEqual(expected);
  });

  test('at most the last twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => said(String(10 + at), 'visitor'));
    const following = listFollowing(many, { after: null, isHeld: true, posted: new Set() });
    expect(following.map(({ id }) => id)).toEqual(many.slice(10).map(({ id }) => id));
  });
});

describe('the first message of a thread', () => {
  const given: SlackCase = {
    kind: 'request',
    agentName: 'Bikes & more',
    contact: { name: 'Eve <!channel>', email: 'eve@example.com', phone: null },
    question: '<!channel> *Help* <https://evil.example|our bank>',
    pageUrl: 'https://shop.example/a|b?x=1&y=<2>',
    link: { label: 'Open the conversation', url: 'https://chat.example/agents/a/messages/c' },
    conversation: { id: 'cnv_1', state: 'waiting', holder: 'agent', assignee: null },
  };

  test('shows words of visitors as they are, and lets them mention nobody', () => {
    const { text, blocks } = composeCase(given);
    expect(text).toContain('&lt;!channel&gt;');
    const [quote, ...others] = blocks.filter(({ type }) => type === 'rich_text');
    expect(others).toEqual([]);
    // In this kind of block nothing is read as markup.
    expect(JSON.stringify(quote)).toContain('<!channel> *Help* <https://evil.example|our bank>');
    const marked = JSON.stringify(blocks.filter(({ type }) => type !== 'rich_text'));
    expect(marked).not.toMatch(/<!|<https:\/\/evil/);
    expect(marked).toContain('Eve &lt;!channel&gt;');
  });

  test.each<[string, Partial<NonNullable<SlackCase['conversation']>>, string, string[]]>([
    ['waits for a person', {}, 'Waiting for a person', ['take-over', 'open']],
    [
      'is with a member',
      { state: 'open', holder: 'person', assignee: 'Ana' },
      'Ana has',
      ['hand-back', 'open'],
    ],
    [
      'is with somebody else',
      { state: 'open', holder: 'nobody' },
      'People have',
      ['take-over', 'hand-back', 'open'],
    ],
    ['is with the agent', { state: 'open' }, 'The agent answers', ['take-over', 'open']],
    ['is closed', { state: 'closed', holder: 'nobody' }, 'Closed', ['take-over', 'open']],
  ])('about a conversation that %s', (_what, changes, state, buttons) => {
    const conversation = { ...given.conversation, ...changes } as SlackCase['conversation'];
    const { blocks } = composeCase({ ...given, conversation });
    expect(JSON.stringify(blocks)).toContain(state);
    const actions = blocks.find(({ type }) => type === 'actions');
    expect(JSON.stringify(actions).match(/(?<="action_id":")[^"]+/g)).toEqual(buttons);
  });

  test.each(['a', '&'])(
    'fits into a message of Slack, with a page at a URL of 2,000 times %s',
    (character) => {
      const { blocks } = composeCase({ ...given, pageUrl: `https://a.example/?${character.repeat(2_000)}` });
      const texts = blocks.flatMap((block) => (block.type === 'section' ? block.text.text : []));
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(3_000);
    },
  );

  test.each([
    ['https://a.example/x?y=1&z', 'A & B', '<https://a.example/x?y=1&amp;z|A &amp; B>'],
    ['https://a.example/<|>', 'a|b', '<https://a.example/%3C%7C%3E|a¦b>'],
    ['javascript:alert(1)', 'Click', 'Click'],
    ['', 'A text', 'A text'],
  ])('a link to %s', (url, label, expected) => {
    expect(slackLink(url, label)).toBe(expected);
  });

  test('a link that is too long for Slack is only its label', () => {
    expect(slackLink(`https://a.example/?${'&'.repeat(1_000)}`, 'A page')).toBe('A page');
  });
});

test('an answer has numbers where it cites, and each source once', () => {
  const source = (end: number, quote: string): SourcePart => ({
    type: 'source',
    sourceId: 'src_1',
    title: 'Prices',
    quote,
    start: 0,
    end,
    url: 'https://shop.example/prices',
  });
  const parts: ChatAnswer['parts'] = [
    { type: 'text', text: 'It costs 20. It is <red>.' },
    source(12, 'The bike costs 20.'),
    source(25, 'It is red.'),
    source(25, 'The bike costs 20.'),
  ];
  const { blocks } = composeSlackAnswer({ parts });
  expect(blocks[0]).toEqual({ type: 'markdown', text: 'It costs 20. [1] It is &lt;red&gt;. [2] [1]' });
  expect(JSON.stringify(blocks[1])).toContain(
    '1. <https://shop.example/prices|Prices>: “The bike costs 20.”',
  );
  expect(JSON.stringify(blocks[1]).match(/Prices/g)).toHaveLength(2);
});

it('says which files of an emailed answer were not kept', () => {
  const author = { kind: 'visitor', name: null, pictureUrl: null, event: null } as const;
  const said = {
    author,
    text: 'Here',
    attachments: [],
    refusedFiles: [{ name: '<a>.heic', reason: 'type' as const }],
  };
  const { blocks } = composeTurn(said, 'Ann');
  expect(JSON.stringify(blocks.at(-1))).toContain('not kept: &lt;a&gt;.heic (');
  expect(composeTurn({ ...said, refusedFiles: [] }, 'Ann').blocks).toHaveLength(blocks.length - 1);
});
