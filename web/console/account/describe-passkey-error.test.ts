import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { describePasskeyError } from './describe-passkey-error.ts';

const named = (name: string) => Object.assign(new Error('The operation is insecure.'), { name });

test.each([
  [named('NotAllowedError'), /cancelled or took too long/],
  [named('AbortError'), /cancelled or took too long/],
  [named('InvalidStateError'), /has a passkey/],
  [named('SecurityError'), /over HTTPS/],
  [named('NotSupportedError'), /cannot create a passkey/],
  [new CallError(429, 'rate-limited', 'Too many sign-in attempts.'), /^Too many sign-in attempts\.$/],
])('%s is described by a sentence', (error, sentence) => {
  expect(describePasskeyError(error)).toMatch(sentence);
});
