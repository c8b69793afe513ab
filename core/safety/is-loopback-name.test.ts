import { expect, test } from 'vitest';
import { isLoopbackName } from './is-loopback-name.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['shop.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['[::ffff:127.0.0.1]', true],
  ['192.168.1.5', false],
  ['0.0.0.0', false],
  ['[fe80::1]', false],
  ['localhost.evil.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('%s: %s', (host, expected) => expect(isLoopbackName(host)).toBe(expected));
