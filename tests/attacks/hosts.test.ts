import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { createApp } from '#server/create-app.ts';
import { isKnownHost } from '#server/http/hosts/is-known-host.ts';
import { isOwnOrigin } from '#server/http/hosts/is-own-origin.ts';
import { readConfig } from '#server/read-config.ts';
import { createAgent, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

const fresh = readConfig({});
const configured = readConfig({
  BASE_URL: 'https://chat.example.com',
  WIDGET_ORIGIN: 'https://widget.example.net',
  ALLOWED_HOSTS: 'nas.local, Parley',
});

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

describe('the host that a request names', () => {
  it.each([
    [fresh, 'localhost', true],
    [fresh, '127.0.0.1', true],
    [fresh, '[::1]', true],
    [fresh, '192.168.1.20', true],
    [fresh, '[fe80::1]', true],
    [fresh, 'evil.example', false],
    [fresh, 'localhost.evil.example', false],
    [fresh, '127.0.0.1.evil.example', false],
    [fresh, 'nas.local', false],
    [configured, 'chat.example.com', true],
    [configured, 'CHAT.example.com.', true],
    [configured, 'widget.example.net', true],
    [configured, 'nas.local', true],
    [configured, 'parley', true],
    [configured, 'localhost', true],
    [configured, 'evil.chat.example.com', false],
    [configured, 'example.com', false],
  ])('%#: %s', (config, host, expected) => {
    expect(isKnownHost(config, host)).toBe(expected);
  });

  it.each(['/', '/api/csrf-token', '/api/login', '/api/v1/agents', '/widget.js'])(
    'is refused at %s when it is foreign, with what to do',
    async (path) => {
      const response = await stage.app.request(`http://evil.example:3000${path}`);
      expect(response.status).toBe(421);
      const text = await response.text();
      expect(text).toContain('evil.example');
      expect(text).toContain('http://localhost:3000');
      expect(text).toContain('ALLOWED_HOSTS');
      // It may be the host of a partner whose white label has ended.
      expect(text).not.toContain(brand.name);
    },
  );

  it('is not asked by the health check', async () => {
    expect((await stage.app.request('http://parley-7f9c/api/health')).status).not.toBe(421);
  });

  it.each([
    ['0', 'evil.example', 200],
    ['1', 'evil.example', 421],
    ['1', 'localhost:3000', 200],
    ['1', 'localhost, evil.example', 421],
    ['2', 'localhost, proxy.internal', 200],
  ])('behind %s proxies is the forwarded one: %s', async (proxies, forwarded, status) => {
    const config = { ...stage.services.config, TRUSTED_PROXIES: Number(proxies) };
    const app = createApp({ ...stage.services, config });
    const response = await app.request('http://127.0.0.1:3000/api/csrf-token', {
      headers: { 'x-forwarded-host': forwarded },
    });
    expect(response.status).toBe(status);
  });
});

describe('the origin of a visitor’s call', () => {
  it.each([
    [fresh, 'http://localhost:3000', true],
    [fresh, 'http://127.0.0.1:3000', true],
    [fresh, 'http://[::1]:3000', true],
    [fresh, 'http://localhost:8080', false],
    [fresh, 'https://localhost:3000', false],
    [fresh, 'http://203.0.113.9:3000', false],
    [fresh, 'http://evil.example:3000', false],
    [fresh, 'null', false],
    [configured, 'https://chat.example.com', true],
    [configured, 'https://widget.example.net', true],
    [configured, 'https://nas.local', true],
    [configured, 'http://nas.local', false],
    [configured, 'http://chat.example.com', false],
    [configured, 'https://evil.example', false],
  ])('%#: %s', (config, origin, expected) => {
    expect(isOwnOrigin(config, origin)).toBe(expected);
  });

  it('must be an allowed domain at every call', async () => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner, { allowedDomains: ['shop.example'] });
    const visitor = await openChat(stage.app, agent.id);
    const { conversationId, messageId } = await visitor.ask('Hello');
    const base = `/api/widget/${agent.id}`;
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', '/launcher'],
      ['GET', '/session'],
      ['POST', '/messages', { message: 'Hello' }],
      ['PATCH', `/messages/${messageId}/feedback`, { feedback: 'positive' }],
      ['POST', '/leads', { name: 'Ana', email: 'ana@example.com', conversationId }],
      ['POST', `/conversations/${conversationId}/finish`],
    ];
    const statuses = async (origin: string, host = 'localhost:3000') => {
      const list: number[] = [];
      for (const [method, path, body = {}] of calls) {
        const response = await stage.app.request(`http://${host}${base}${path}`, {
          method,
          headers: { ...visitor.options.headers, origin, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        });
        await response.text();
        list.push(response.status);
      }
      return list;
    };
    expect(new Set(await statuses('https://evil.example'))).toEqual(new Set([403]));
    expect(new Set(await statuses('http://203.0.113.9', '203.0.113.9'))).toEqual(new Set([403]));
    const allowed = [200, 200, 200, 200, 201, 200];
    expect(await statuses('https://shop.example')).toEqual(allowed);
    expect(await statuses('http://127.0.0.1:3000')).toEqual(allowed);
  });
});
