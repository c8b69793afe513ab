import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedByCalCom } from './is-signed-by-cal-com.ts';

const body = Buffer.from('{"triggerEvent":"BOOKING_CANCELLED"}');
const sign = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');

test.each([
  ['its own signature', sign('shh'), true],
  ['the same in capitals', sign('shh').toUpperCase(), true],
  ['the signature of another secret', sign('other'), false],
  ['what Cal.com sends without a secret', 'no-secret-provided', false],
  ['nothing', '', false],
  ['a part of it', sign('shh').slice(0, 62), false],
  ['more than it', `${sign('shh')}00`, false],
])('%s', (_what, signature, expected) => {
  expect(isSignedByCalCom('shh', body, signature)).toBe(expected);
});

test('not for other bytes', () => {
  expect(isSignedByCalCom('shh', Buffer.from('{}'), sign('shh'))).toBe(false);
});
