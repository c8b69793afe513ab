import { expect, test } from 'vitest';
import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { leadWithQuote } from './lead-with-quote.ts';

const message: ArchiveMessage = {
  number: 1,
  chatId: 'c',
  chatTitle: 'Ann',
  personId: 'p',
  personName: 'Ann',
  sentAt: '2023-12-25T15:05:00.000Z',
  kind: 'text',
  media: null,
  text: ' under the third pot ',
  flags: [],
  reactions: 0,
};
const long = 'pot '.repeat(100);

test.each<[string, string, Partial<ArchiveMessage>, number, string | RegExp]>([
  ['a place', 'Where is the key?', {}, 1, '“under the third pot” (Ann, Monday).'],
  ['a thing', ' what rent did we agree on?', {}, 1, '“under the third pot” (Ann, Monday).'],
  [
    'one of several',
    'Which pot?',
    {},
    1_200,
    /^“under the third pot” \(Ann, Monday\)\. This is the newest of 1,200 messages\.$/,
  ],
  ['no day', 'Where is it?', { sentAt: null }, 1, '“under the third pot” (Ann).'],
  ['nobody', 'Where is it?', { personName: null, sentAt: null }, 1, '“under the third pot”.'],
  ['a long message', 'Where is it?', { text: long }, 1, /^“(?:pot ){30,}.{0,5}” \(Ann, Monday\)\.$/u],
  ['a picture', 'What did Ann send?', { text: ' ' }, 1, 'counted'],
  ['other questions', 'Did Ann mention the key?', {}, 1, 'counted'],
  ['a word that only begins so', 'whatever Ann said', {}, 1, 'counted'],
])('%s', (_case, question, differs, total, expected) => {
  const quotes = [{ ...message, ...differs }];
  const words = leadWithQuote(question, { text: 'counted', quotes, total }, () => 'Monday');
  if (typeof expected === 'string') expect(words).toBe(expected);
  else expect(words).toMatch(expected);
});
