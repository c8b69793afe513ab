import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBySlack } from './is-signed-by-slack.ts';

// The example of Slack's documentation.
const secret = '8f742231b10e8888abcd99yyyzzz85a5';
const timestamp = '1531420618';
const body = Buffer.from(
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
);
const signature = 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503';
const sentAt = Number(timestamp) * 1_000;
const seconds = (count: number): Date => new Date(sentAt + count * 1_000);
const sign = (key: string, time: string) =>
  `v0=${createHmac('sha256', key).update(`v0:${time}:`).update(body).digest('hex')}`;

test.each<
  [
    string,
    Partial<{ secret: string; body: Buffer; timestamp: string; signature: string; now: Date }>,
    boolean,
  ]
>([
  ['the example of Slack', {}, true],
  ['five minutes later', { now: seconds(300) }, true],
  ['five minutes early', { now: seconds(-300) }, true],
  ['an old one', { now: seconds(301) }, false],
  ['one of the future', { now: seconds(-301) }, false],
  ['another secret', { secret: 'other' }, false],
  ['other bytes', { body: Buffer.from('token=1') }, false],
  ['another time than the signed one', { timestamp: '1531420619' }, false],
  ['a part of the signature', { signature: signature.slice(0, 60) }, false],
  ['more than the signature', { signature: `${signature}00` }, false],
  ['another version', { signature: signature.replace('v0', 'v1') }, false],
  ['capitals', { signature: signature.toUpperCase() }, false],
  ['nothing', { signature: '', timestamp: '' }, false],
  ['a time that is no number', { timestamp: 'now', signature: sign(secret, 'now') }, false],
  ['a negative time', { timestamp: '-1', signature: sign(secret, '-1') }, false],
])('%s', (_what, given, expected) => {
  const all = { secret, body, timestamp, signature, now: seconds(1), ...given };
  expect(isSignedBySlack(all.secret, all.body, all, all.now)).toBe(expected);
});
