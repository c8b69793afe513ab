import { expect, test } from 'vitest';
import { checkEmail } from './check-email.ts';

const sentence = 'Please enter a valid email address';

test.each([
  ['', sentence],
  ['jo', sentence],
  ['jo@shop', sentence],
  ['j o@shop.example', sentence],
  ['a@b@c.d', sentence],
  ['@b.c', sentence],
  ['a@.c', sentence],
  ['"<x>"@b.cc', sentence],
  ['jo@shop.example', null],
  [' jo@shop.example ', null],
  ['ä@ö.ü', null],
])('says of %j: %s', (text, expected) => {
  expect(checkEmail(text)).toBe(expected);
});
