import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { readEnvelope } from './read-envelope.ts';

const cases: [what: string, email: string, recipients: string[], envelopeFrom: string | null][] = [
  ['one recipient', 'To: reply+a@in.example\r\n\r\nHi', ['reply+a@in.example'], null],
  [
    'names, several recipients and folded lines',
    'TO: "Shop, the" <reply+a@in.example>,\r\n\tBen <ben@mail.example>\r\nCc: <c@mail.example>\r\n\r\n',
    ['reply+a@in.example', 'ben@mail.example', 'c@mail.example'],
    null,
  ],
  [
    'what a mail server noted, each address once',
    'Return-Path: <ben@mail.example>\nDelivered-To: reply+a@in.example\nX-Original-To: reply+a@in.example\nTo: Team:;\n\nHi',
    ['reply+a@in.example'],
    'ben@mail.example',
  ],
  ['a report', 'Return-Path: <>\r\nTo: a@in.example\r\n\r\n', ['a@in.example'], ''],
  [
    'the server that was last',
    'Return-Path: <last@mail.example>\r\nReturn-Path: <>\r\n\r\n',
    [],
    'last@mail.example',
  ],
  ['no head', '\r\n\r\nTo: reply+a@in.example\r\n', [], null],
  ['the text of the email', 'Subject: x\r\n\r\nTo: reply+a@in.example\r\nReturn-Path: <>', [], null],
  ['other headers', 'Subject: To: reply+a@in.example\r\nX-To: reply+b@in.example\r\n\r\n', [], null],
  ['no email', '{"to":"reply+a@in.example"}', [], null],
  ['nothing', '', [], null],
];

test.each(cases)('reads %s', (_what, email, recipients, envelopeFrom) =>
  expect(readEnvelope(email)).toEqual({ recipients, envelopeFrom }),
);

test('reads a head of 200,000 characters within a second', () => {
  const hostile = ['To: '.padEnd(100_000, '@'), 'Cc: '.padEnd(100_000, 'a.')].join('\r\n');
  const took = cpuMsOf(() => expect(readEnvelope(hostile).recipients).toEqual([]));
  expect(took).toBeLessThan(1_000);
});
