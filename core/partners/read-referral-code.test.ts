import { expect, it } from 'vitest';
import { readReferralCode } from './read-referral-code.ts';

it.each([
  ['0123456789ab', '0123456789ab'],
  [' K7MQ2XWZ9T4H ', 'k7mq2xwz9t4h'],
  ['0123456789a', null],
  ['0123456789abc', null],
  ['0123456789io', null],
  ['0123456789a%', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is %j', (text, code) => expect(readReferralCode(text)).toBe(code));
