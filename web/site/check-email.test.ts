import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationMessages } from '#contract/accounts/accounts.ts';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { checkEmail } from './check-email.ts';

const expected = (text: string) => (emailPattern.test(text.trim()) ? null : registrationMessages.email);

test.each([
  '',
  'jo',
  'jo@shop',
  'jo@shop.example',
  ' jo@shop.example ',
  'j o@shop.example',
  'a@b@c.d',
  '@b.c',
  'a@.c',
  'ä@ö.ü',
  '"<x>"@b.cc',
])('%j as the contract has it', (text) => {
  expect(checkEmail(text)).toBe(expected(text));
});

test('whatever is typed', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'ü', '\n', '<', '"'), maxLength: 8 });
  fc.assert(fc.property(typed, (text) => checkEmail(text) === expected(text)));
});
