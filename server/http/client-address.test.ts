import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressSeen(
  trustedProxies: number,
  socket: string | undefined,
  forwarded?: string,
): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress: socket } } },
  );
  return response.text();
}

describe('clientAddress', () => {
  test.each<[string, number, string | undefined, string | undefined, string]>([
    ['without a proxy', 0, '192.0.2.1', undefined, '192.0.2.1'],
    ['a claim, with no proxy trusted', 0, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['one proxy', 1, '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['one proxy, behind claims', 1, '10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.7', '198.51.100.7'],
    ['two proxies', 2, '10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['fewer entries than proxies', 2, '10.0.0.1', '198.51.100.7', '10.0.0.1'],
    ['no header behind a proxy', 1, '10.0.0.1', undefined, '10.0.0.1'],
    ['an entry that is no address', 1, '10.0.0.1', 'x'.repeat(5000), '10.0.0.1'],
    ['an entry with a port', 1, '10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['IPv4 in IPv6', 0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['IPv6 is its network', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
    ['IPv6 with a port', 1, '10.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    ['IPv6 with a zone', 0, 'fe80::1%eth0', undefined, 'fe80::'],
    ['a socket that is gone', 0, undefined, undefined, 'unknown'],
  ])('%s', async (_name, trustedProxies, socket, forwarded, expected) => {
    expect(await addressSeen(trustedProxies, socket, forwarded)).toBe(expected);
  });

  test('is this machine without a socket', async () => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, 0)));
    expect(await (await app.request('/')).text()).toBe('127.0.0.1');
  });
});
