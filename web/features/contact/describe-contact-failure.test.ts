import { expect, test } from 'vitest';
import { contactFailure } from '#contract/contact/contact.ts';
import { CallError } from '#web/lib/call-error.ts';
import { describeContactFailure } from './describe-contact-failure.ts';

test.each([
  ['a refusal says why', new CallError(429, 'rate-limited', 'Too many messages.'), 'Too many messages.'],
  ['a refusal without a sentence', new CallError(400, 'unknown', ''), contactFailure],
  ['a fault of the server', new CallError(500, 'internal-error', 'Something went wrong.'), contactFailure],
  ['no answer', new CallError(0, 'network', 'Network error.'), contactFailure],
  ['something else', 'what', contactFailure],
])('%s', (_name, error, expected) => {
  expect(describeContactFailure(error)).toBe(expected);
});
