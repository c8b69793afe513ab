import { expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact/contact.schemas.ts';
import { type ContactValues, checkContact } from './check-contact.ts';

const fine = { name: 'Jo', email: 'jo@shop.example', message: 'Ten letters' };

const cases: [string, ContactValues][] = [
  ['fine', fine],
  ['everything empty', { name: '', email: '', message: '' }],
  ['a name of one letter', { ...fine, name: 'J' }],
  ['a name of spaces', { ...fine, name: '   ' }],
  ['an address without a dot', { ...fine, email: 'jo@shop' }],
  ['an address with spaces around it', { ...fine, email: ' jo@shop.example ' }],
  ['a message of nine letters', { ...fine, message: '123456789' }],
  ['a message of ten letters', { ...fine, message: '1234567890' }],
  ['a message of nine letters and spaces', { ...fine, message: '123456789   ' }],
];

test.each(cases)('%s: says what the contract says', (_name, values) => {
  const result = sendContactMessage.body.safeParse(values);
  const expected: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) expected[String(path[0])] ??= message;
  expect(checkContact(values)).toEqual(expected);
});
