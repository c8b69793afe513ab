import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

const input = { placeholder: 'Ask', allowsAttachments: false };

test.each([
  ['a text', 'Hello', 'Good day', 'Hello', 'Good day'],
  ['a switch', true, false, 'on', 'off'],
  ['a number that was not set', null, 40, '', '40'],
  ['a list', [], ['When are you open?', 'Where?'], '', 'When are you open?, Where?'],
  [
    'groups of words',
    [],
    [
      ['bike', 'bicycle'],
      ['fix', 'repair'],
    ],
    '',
    'bike, bicycle | fix, repair',
  ],
  [
    'the part that differs, by its name',
    input,
    { ...input, allowsAttachments: true },
    'allows attachments: off',
    'allows attachments: on',
  ],
  [
    'a part of a part',
    { labels: { name: '', email: 'Email' }, title: 'T' },
    { labels: { name: 'Your name', email: 'Email' }, title: 'T' },
    'labels: name: empty',
    'labels: name: Your name',
  ],
  ['a part that was not there', { de: 'Hallo' }, {}, 'de: Hallo', 'de: empty'],
  ['rules', [], [{ text: 'Hi', afterSeconds: 5 }], '', 'text: Hi, after seconds: 5'],
])('describes %s', (_what, before, after, was, is) => {
  expect(describeChange(before, after)).toEqual({ before: was, after: is });
});
