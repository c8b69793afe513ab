import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createApp } from '#server/create-app.ts';
import { readConfig } from '#server/read-config.ts';
import { named } from '#tests/call-endpoint.ts';
import { createAgent, createClient, expectStatus, newEmail, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** Headers that we send, and headers that a caller sends to be taken for somebody or something else. */
let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

const foreign = 'https://evil.example';
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'none');

describe('an answer', () => {
  test.each(named(endpoints))('%s is not stored, guessed, framed or shared', async (_name, endpoint) => {
    const response = await stage.app.request(addressOf(endpoint.path), {
      method: endpoint.method,
      headers: { origin: foreign, 'access-control-request-method': endpoint.method },
    });
    await response.body?.cancel();
    const { headers } = response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    if (endpoint.access === 'member' || endpoint.access === 'user')
      expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-origin')).not.toBe(foreign);
    expect([...headers.keys()]).not.toContain('x-powered-by');
    expect([...headers.keys()]).not.toContain('server');
  });

  test.each(named(endpoints))('%s allows no other site to ask first', async (_name, endpoint) => {
    const { headers } = await stage.app.request(addressOf(endpoint.path), {
      method: 'OPTIONS',
      headers: {
        origin: foreign,
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'authorization, x-csrf-token',
      },
    });
    expect(headers.get('access-control-allow-origin')).not.toBe(foreign);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('cookies', () => {
  it.each([
    ['http://localhost:3000', /^parley[_.]/, /^(?!.*;\s*secure)/i],
    ['https://chat.example.com', /^__(?:Host|Secure)-parley/, /;\s*secure/i],
  ])('of %s are read by no script and sent to no other site', async (baseUrl, name, secure) => {
    const config = readConfig({ BASE_URL: baseUrl });
    const app = createApp({ ...stage.services, config });
    const ask = (path: string, init: RequestInit = {}) => app.request(`${baseUrl}${path}`, init);
    const given = await ask('/api/csrf-token');
    const { csrfToken } = (await given.json()) as { csrfToken: string };
    const cookies = given.headers.getSetCookie();
    const registered = await ask('/api/register', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      },
      body: JSON.stringify({ email: newEmail(), password: testPassword }),
    });
    expect(registered.status).toBe(200);
    cookies.push(...registered.headers.getSetCookie());
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(name);
      expect(cookie).toMatch(/;\s*HttpOnly/i);
      expect(cookie).toMatch(/;\s*SameSite=(Lax|Strict)/i);
      expect(cookie).toMatch(/;\s*Path=\//i);
      expect(cookie).not.toMatch(/;\s*Domain=/i);
      expect(cookie).toMatch(secure);
    }
  });
});

describe('a header of the caller', () => {
  it.each([
    ['x-http-method-override', 'DELETE'],
    ['x-http-method', 'DELETE'],
    ['x-method-override', 'DELETE'],
  ])('%s makes no other call of this one', async (header, method) => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    const path = `/api/v1/agents/${agent.id}`;
    await owner.get(path, { headers: { [header]: method } });
    await owner.patch(path, { name: 'Kept' }, { headers: { [header]: method } });
    const kept = await expectStatus<{ name: string }>(await owner.get(path), 200);
    expect(kept.name).toBe('Kept');
  });

  it.each(['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-path'])(
    '%s leads to no other page',
    async (header) => {
      const response = await stage.app.request('/api/v1/agents', {
        headers: { [header]: '/api/health' },
      });
      expect(response.status).toBe(401);
    },
  );

  it.each(['x-user-id', 'x-workspace-id', 'x-forwarded-user', 'x-remote-user', 'remote-user'])(
    '%s makes nobody of the caller',
    async (header) => {
      const owner = await signUp(stage.app);
      const response = await stage.app.request('/api/v1/agents', { headers: { [header]: owner.user.id } });
      expect(response.status).toBe(401);
    },
  );

  it('gives no new address where no proxy is trusted', async () => {
    const client = createClient(stage.app, { incoming: { socket: { remoteAddress: '203.0.113.77' } } });
    const statuses: number[] = [];
    for (let at = 0; at < 110 && statuses.at(-1) !== 429; at++) {
      const address = `198.51.100.${at}`;
      const headers = {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
        'true-client-ip': address,
      };
      const body = { email: newEmail(), password: 'wrong password' };
      statuses.push((await client.post('/api/login', body, { headers })).status);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([401, 429]);
  });

  it('cannot put a line into an answer', async () => {
    for (const path of [
      '/api/google/start?returnTo=%0d%0aSet-Cookie:%20evil=1',
      '/%0d%0aSet-Cookie:%20evil=1/',
      '/api/v1/leads/export?format=csv%0d%0aSet-Cookie:%20evil=1',
    ]) {
      const { headers } = await stage.app.request(path);
      expect(headers.getSetCookie().join()).not.toContain('evil');
      expect(headers.get('location') ?? '').not.toMatch(/[\r\n]/);
    }
  });
});
