import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { isSignedEmail } from './is-signed-email.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const otherSecret = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
const id = 'msg_2b3c';
const sentAt = 1_780_000_000_000;
const timestamp = String(sentAt / 1_000);
const body = Buffer.from('To: reply+a@in.example\r\n\r\nHi');
/** By the library, as a service would. */
const sign = (key: string, at = sentAt) => new Webhook(key).sign(id, new Date(at), body.toString());
const signatures = sign(secret);
const seconds = (count: number): Date => new Date(sentAt + count * 1_000);
const latin = Buffer.from([0x48, 0xe9, 0xff, 0x00, 0x0a]);
const latinSignature = `v1,${createHmac('sha256', Buffer.alloc(32, 5)).update(`${id}.${timestamp}.`).update(latin).digest('base64')}`;

interface Given {
  body: Buffer;
  id: string;
  timestamp: string;
  signatures: string;
  now: Date;
}

test.each<[string, Partial<Given>, boolean]>([
  ['what the library has signed', {}, true],
  ['bytes that are no text in UTF-8', { body: latin, signatures: latinSignature }, true],
  ['five minutes later', { now: seconds(300) }, true],
  ['five minutes early', { now: seconds(-300) }, true],
  ['one of several signatures', { signatures: `${sign(otherSecret)} v1a,eA== ${signatures}` }, true],
  ['an old one', { now: seconds(301) }, false],
  ['one of the future', { now: seconds(-301) }, false],
  ['another secret', { signatures: sign(otherSecret) }, false],
  ['other bytes', { body: Buffer.from('To: reply+b@in.example\r\n\r\nHi') }, false],
  ['another id', { id: 'msg_other' }, false],
  ['another time than the signed one', { timestamp: String(sentAt / 1_000 + 1) }, false],
  ['a part of the signature', { signatures: signatures.slice(0, 30) }, false],
  ['another version', { signatures: signatures.replace('v1,', 'v2,') }, false],
  ['no version', { signatures: signatures.replace('v1,', '') }, false],
  ['no signature', { signatures: '' }, false],
  ['a time that is no number', { timestamp: 'now' }, false],
  ['no id', { id: '' }, false],
  ['an id with a dot, which could end elsewhere', { id: 'msg.1' }, false],
])('%s', (_what, given, expected) => {
  const all = { body, id, timestamp, signatures, now: seconds(1), ...given };
  expect(isSignedEmail(secret, all.body, all, all.now)).toBe(expected);
});
