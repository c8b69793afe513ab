import { expect, test } from 'vitest';
import { paths, returnPath } from './paths.ts';

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

test('the general settings have the shorter address', () => {
  expect(paths.settings('a1')).toBe('/agents/a1/settings');
  expect(paths.settings('a1', 'leads')).toBe('/agents/a1/settings/leads');
});
