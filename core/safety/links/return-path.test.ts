import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['/agents/a1/messages?range=today', '/agents/a1/messages?range=today'],
  ['/login', '/dashboard'],
  ['/register', '/dashboard'],
  ['/signup', '/dashboard'],
  ['/forgot-password?token=t', '/dashboard'],
  ['/invitations?token=t', '/invitations?token=t'],
  ['https://evil.example', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['agents', '/dashboard'],
])('after signing in, %j leads to %s', (next, expected) => {
  expect(returnPath(next)).toBe(expected);
});
