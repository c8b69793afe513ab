import { describe, expect, it } from 'vitest';
import { readIdentity } from './read-identity.ts';

const now = new Date('2026-03-01T12:00:00Z');
const exp = now.getTime() / 1000 + 600;
const read = (claims: object) => readIdentity({ exp, sub: 'user-7', ...claims }, 'agt_1', now);

describe('the claims of an identity token', () => {
  it.each([
    ['the least', {}, { userId: 'user-7', email: null, name: null, attributes: {} }],
    ['a number for an id', { sub: undefined, user_id: 7 }, { userId: '7' }],
    ['an address', { email: 'Ada@Example.com' }, { email: 'ada@example.com' }],
    ['no address', { email: null, name: '  ' }, { email: null, name: null }],
    [
      'attributes',
      { attributes: { plan: 'pro', seats: 3, trial: false } },
      { attributes: { plan: 'pro', seats: 3, trial: false } },
    ],
    ['its agent', { aud: 'agt_1' }, { userId: 'user-7' }],
    ['its agent among others', { aud: ['agt_2', 'agt_1'] }, { userId: 'user-7' }],
    ['a day and the skew', { exp: now.getTime() / 1000 + 86_460 }, { userId: 'user-7' }],
  ])('with %s', (_what, claims, expected) => {
    expect(read(claims)).toMatchObject({ identity: expected });
  });

  it.each([
    ['no expiry', { exp: undefined }, '“exp”'],
    ['an expiry that is no time', { exp: '2026-03-02' }, '“exp”'],
    ['more than a day', { exp: now.getTime() / 1000 + 86_461 }, 'within 24 hours'],
    ['another agent', { aud: 'agt_2' }, 'another agent'],
    ['other agents', { aud: ['agt_2'] }, 'another agent'],
    ['no id', { sub: undefined }, '“sub”'],
    ['an empty id', { sub: ' ' }, '“sub”'],
    ['a long id', { sub: 'x'.repeat(201) }, '“sub”'],
    ['an id that is none', { sub: { $ne: '' } }, '“sub”'],
    ['an id with a zero byte', { sub: 'a\u0000' }, '“sub”'],
    ['no email address', { email: 'ada' }, '“email”'],
    ['a line break in the address', { email: 'a@b.co\r\nBcc: c@d.co' }, '“email”'],
    ['a long name', { name: 'x'.repeat(201) }, '“name”'],
    ['a name that is none', { name: 7 }, '“name”'],
    ['a list of attributes', { attributes: ['a'] }, '“attributes”'],
    ['an attribute in an attribute', { attributes: { a: {} } }, '“attributes”'],
    [
      '21 attributes',
      { attributes: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`a${n}`, n])) },
      '“attributes”',
    ],
    ['a long attribute', { attributes: { a: 'x'.repeat(201) } }, '“attributes”'],
  ])('are refused with %s', (_what, claims, sentence) => {
    expect(read(claims)).toEqual({ problem: expect.stringContaining(sentence) });
  });
});
