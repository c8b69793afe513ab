import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Services } from '#server/context.ts';
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts';

async function warnings(trustedProxies: number, calls: [socket: string, forwarded?: string][]) {
  const warn = vi.fn();
  const services = { config: { TRUSTED_PROXIES: trustedProxies }, log: { warn } } as unknown as Services;
  const app = new Hono().use(warnOfUntrustedProxy(services)).get('/', (c) => c.text(''));
  for (const [remoteAddress, forwarded] of calls)
    await app.request(
      '/',
      { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
      { incoming: { socket: { remoteAddress } } },
    );
  return warn.mock.calls.length;
}

test.each<[string, number, [string, string?][], number]>([
  ['no proxy', 0, [['127.0.0.1'], ['192.0.2.1']], 0],
  [
    'a proxy that is not named, once',
    0,
    [
      ['127.0.0.1', '192.0.2.1'],
      ['::1', '192.0.2.2'],
    ],
    1,
  ],
  ['a proxy that is named', 1, [['127.0.0.1', '192.0.2.1']], 0],
  ['a claim from elsewhere', 0, [['192.0.2.9', '192.0.2.1']], 0],
])('%s', async (_name, trustedProxies, calls, expected) => {
  expect(await warnings(trustedProxies, calls)).toBe(expected);
});
