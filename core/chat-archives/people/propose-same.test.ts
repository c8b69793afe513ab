import { expect, test } from 'vitest';
import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import { proposeSame } from './propose-same.ts';

const people = (...given: [ChatPlatform, string, string, string?][]) =>
  given.map(([platform, key, name, personId], index) => ({
    platform,
    key,
    name,
    personId: personId ?? `${index + 1}`,
  }));

test.each<[string, ReturnType<typeof people>, unknown]>([
  [
    'a number with and without the code of its country',
    people(['whatsapp', '+447700900123', 'Bo'], ['sms', '07700900123', '07700900123']),
    [{ personIds: ['1', '2'], reason: 'number' }],
  ],
  [
    'an id of digits is no number',
    people(['x', '447700900123', 'a b'], ['discord', '447700900123', 'c d']),
    [],
  ],
  [
    'an email address, whatever its case',
    people(['google-chat', 'ann@a.example', 'Ann'], ['imessage', 'Ann@A.example', 'Ann@A.example']),
    [{ personIds: ['1', '2'], reason: 'email' }],
  ],
  [
    'a name on three platforms is one proposal',
    people(
      ['whatsapp', 'José Lee', 'José Lee'],
      ['telegram', 'user1', 'Jose lee'],
      ['slack', 'U1', 'José Lee'],
    ),
    [{ personIds: ['1', '2', '3'], reason: 'name' }],
  ],
  [
    'a name twice on one platform',
    people(['slack', 'U1', 'Ann'], ['slack', 'U2', 'Ann'], ['sms', '+4412345678', 'Ann']),
    [],
  ],
  [
    'the owner of several exports',
    people(['sms', 'me', 'Me'], ['imessage', 'Me', 'Me'], ['whatsapp', 'Ann', 'Ann']),
    [{ personIds: ['1', '2'], reason: 'owner' }],
  ],
  ['those who are one already', people(['whatsapp', 'Ann', 'Ann', '7'], ['telegram', 'u', 'Ann', '7']), []],
  [
    'who is named by no export',
    people(
      ['instagram', 'Instagram User', 'Instagram User'],
      ['messenger', 'Instagram User', 'Instagram User'],
    ),
    [],
  ],
  ['names that say little', people(['whatsapp', 'A', 'A'], ['telegram', 'u', 'A']), []],
])('%s', (_name, accounts, expected) => {
  expect(proposeSame(accounts)).toEqual(expected);
});
