import { readFileSync } from 'node:fs';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import {
  createGuardedClient,
  type GuardedClient,
  type GuardedClientOptions,
} from './create-guarded-client.ts';

let site: Website;
const clients: GuardedClient[] = [];
beforeAll(async () => {
  site = await startWebsite({
    '/': 'hello',
    '/away': { status: 302, headers: { location: 'http://other.example/' } },
  });
});
afterAll(() => site.close());
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

function client(options: GuardedClientOptions = {}): GuardedClient {
  const created = createGuardedClient({ totalTimeoutMs: 3_000, connectTimeoutMs: 1_000, ...options });
  clients.push(created);
  return created;
}

const REFUSED = { kind: 'refused', reason: 'private-address' };
const REFUSED_NAME = { kind: 'refused', reason: 'private-name' };

describe('the guard', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::7f00:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[2001:db8::1]/',
    'http://[ff02::1]/',
  ])('refuses the literal %s', async (url) => {
    expect(await client().send({ url, limitBytes: 100 })).toEqual(REFUSED);
  });

  test.each([
    ['ftp://example.com/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['not a url', 'address'],
    ['http://①②⑦.⓪.⓪.①/', 'address'],
    ['http://user:pw@example.com/', 'credentials'],
    ['http://example.com:8080/', 'port'],
    ['http://example.com:22/', 'port'],
    ['http://example.com\\@127.0.0.1/', 'unreachable'],
  ])('refuses %s: %s', async (url, reason) => {
    const resolveHost = () => Promise.reject(new Error('no such name'));
    const result = await client({ resolveHost }).send({ url, limitBytes: 100 });
    expect(result.kind === 'refused' ? result.reason : result.kind).toBe(reason);
  });

  test.each([
    ['all private', ['10.0.0.1']],
    ['one private among public ones', ['93.184.216.34', '127.0.0.1']],
    ['a mapped loopback', ['::ffff:127.0.0.1']],
    ['NAT64 of the metadata address', ['64:ff9b::a9fe:a9fe']],
  ])('refuses a name that resolves to %s', async (_what, addresses) => {
    const guarded = client({ resolveHost: async () => addresses });
    expect(await guarded.send({ url: 'http://rebind.example/', limitBytes: 100 })).toEqual(REFUSED_NAME);
  });

  test('connects to the very answer that was checked: a second one that flips is never asked for', async () => {
    const host = `pinned.example:${new URL(site.origin).port}`;
    const asked: string[] = [];
    const resolveHost = async (hostname: string) => {
      asked.push(hostname);
      return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.9'];
    };
    const guarded = client({ allowedHosts: [host], resolveHost });
    expect(await guarded.send({ url: `http://${host}/`, limitBytes: 100 })).toMatchObject({
      kind: 'response',
      status: 200,
    });
    expect(asked).toEqual(['pinned.example']);
  });

  test('decides again for each connection, whatever was decided before', async () => {
    const answers = [null, ['127.0.0.1'], null, ['10.0.0.1', '93.184.216.34']];
    const resolveHost = async () => {
      const answer = answers.shift();
      if (answer === null || answer === undefined) throw new Error('no such name');
      return answer;
    };
    const guarded = client({ resolveHost });
    const results = [];
    for (let round = 0; round < 4; round += 1) {
      results.push(await guarded.send({ url: 'http://flip.example/', limitBytes: 100 }));
    }
    expect(results).toEqual([{ kind: 'unreachable' }, REFUSED_NAME, { kind: 'unreachable' }, REFUSED_NAME]);
  });

  test('opens exactly the host and port that the operator allows', async () => {
    const port = new URL(site.origin).port;
    const allowed = client({ allowedHosts: [site.host] });
    expect(await allowed.send({ url: site.origin, limitBytes: 100 })).toMatchObject({
      kind: 'response',
      status: 200,
    });
    expect(await client().send({ url: site.origin, limitBytes: 100 })).toEqual({
      kind: 'refused',
      reason: 'port',
    });
    expect(await allowed.send({ url: `http://localhost:${port}/`, limitBytes: 100 })).toEqual({
      kind: 'refused',
      reason: 'port',
    });
    expect(await allowed.send({ url: 'http://127.0.0.1/', limitBytes: 100 })).toEqual(REFUSED);
  });

  test('opens an allowed name whatever it resolves to', async () => {
    const host = `intranet.example:${new URL(site.origin).port}`;
    const allowed = client({ allowedHosts: [host], resolveHost: async () => ['127.0.0.1'] });
    expect(await allowed.send({ url: `http://${host}/`, limitBytes: 100 })).toMatchObject({
      kind: 'response',
      status: 200,
    });
  });

  test('drops credentials when a redirect leaves the origin', async () => {
    const other = await startWebsite({ '/': 'other' });
    site.route('/to-other', { status: 302, headers: { location: `${other.origin}/` } });
    site.route('/to-self', { status: 302, headers: { location: '/' } });
    const allowed = client({ allowedHosts: [site.host, other.host] });
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'x-kept': '1' };
    await allowed.send({ url: `${site.origin}/to-other`, headers, limitBytes: 100 });
    expect(other.requests[0]?.headers).toMatchObject({ 'x-kept': '1' });
    expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(other.requests[0]?.headers).not.toHaveProperty('cookie');
    await allowed.send({ url: `${site.origin}/to-self`, headers, limitBytes: 100 });
    expect(site.requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret' });
    await other.close();
  });

  test('a redirect is checked like a first address, by name too', async () => {
    const resolveHost = async () => ['192.168.0.7'];
    const allowed = client({ allowedHosts: [site.host], resolveHost });
    expect(await allowed.send({ url: `${site.origin}/away`, limitBytes: 100 })).toEqual(REFUSED_NAME);
  });

  test('a POST is sent as it is and its redirect is the answer', async () => {
    const allowed = client({ allowedHosts: [site.host] });
    const result = await allowed.send({
      url: `${site.origin}/away`,
      method: 'POST',
      body: '{}',
      limitBytes: 100,
    });
    expect(result).toMatchObject({ kind: 'response', status: 302 });
  });

  describe('over TLS', () => {
    const fixture = (name: string) =>
      readFileSync(new URL(`./fixtures/${name}.pem`, import.meta.url), 'utf8');
    const certificate = fixture('self-signed-certificate');
    let server: TlsServer;
    let host: string;
    beforeAll(async () => {
      server = createTlsServer(
        { key: fixture('self-signed-key'), cert: certificate },
        (request, response) => {
          if (request.url === '/down') response.writeHead(302, { location: `${site.origin}/` });
          response.end('secure');
        },
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => void server.close());
    const secure = () => client({ allowedHosts: [host, site.host], trustedCertificates: certificate });

    test('a certificate that is not trusted is reported as unreachable', async () => {
      const result = await client({ allowedHosts: [host] }).send({
        url: `https://${host}/`,
        limitBytes: 100,
      });
      expect(result).toEqual({ kind: 'unreachable' });
    });

    test('one that the operator trusts is taken', async () => {
      const result = await secure().send({ url: `https://${host}/`, limitBytes: 100 });
      expect(result).toMatchObject({ kind: 'response', status: 200 });
    });

    test('a redirect from https to http is not followed', async () => {
      const result = await secure().send({ url: `https://${host}/down`, limitBytes: 100 });
      expect(result).toEqual({ kind: 'refused', reason: 'downgrade' });
    });
  });

  test('an allowed host that is not valid is named in the error', () => {
    expect(() => createGuardedClient({ allowedHosts: ['http://x/'] })).toThrow('http://x/');
  });
});
