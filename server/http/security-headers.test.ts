import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Services } from '#server/context.ts';
import { readConfig } from '#server/read-config.ts';
import { securityHeaders } from './security-headers.ts';

function createApp(settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const services = { config: readConfig(settings), log, tracing: null } as unknown as Services;
  const app = new Hono();
  app.use('*', securityHeaders(services));
  app.get('/api/v1/things/:thingId', (c) => c.json({ ok: true }));
  app.get('/api/cached', (c) => c.json({}, 200, { 'Cache-Control': 'public, max-age=60' }));
  app.get(
    '/api/stream',
    () => new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  );
  app.get('/frame', (c) =>
    c.html('<p>chat</p>', 200, { 'Content-Security-Policy': 'frame-ancestors https://shop.example' }),
  );
  app.get('/page', (c) => c.html('<p>page</p>'));
  app.get('/fails', () => {
    throw new Error('broken');
  });
  app.onError((_error, c) => c.json({}, 500));
  return { app, lines };
}

describe('securityHeaders', () => {
  test.each(['/api/v1/things/1', '/api/stream', '/page', '/fails', '/nowhere'])(
    'protects %s',
    async (path) => {
      const { headers } = await createApp().app.request(path);
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{25}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.has('strict-transport-security')).toBe(false);
    },
  );

  test('ignores a request id sent by the caller', async () => {
    const { app } = createApp();
    const ask = () => app.request('/page', { headers: { 'x-request-id': 'mine' } });
    const ids = [await ask(), await ask()].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  test('keeps the frame’s own policy', async () => {
    const { headers } = await createApp().app.request('/frame');
    expect(headers.get('content-security-policy')).toBe('frame-ancestors https://shop.example');
    expect(headers.has('x-frame-options')).toBe(false);
  });

  test('forbids storing API answers unless they allow it', async () => {
    const { app } = createApp();
    expect((await app.request('/api/v1/things/1')).headers.get('cache-control')).toBe('no-store');
    expect((await app.request('/api/cached')).headers.get('cache-control')).toBe('public, max-age=60');
    expect((await app.request('/page')).headers.has('cache-control')).toBe(false);
  });

  test('requires https only where the base URL is https', async () => {
    const { app } = createApp({ BASE_URL: 'https://chat.example.com' });
    expect((await app.request('/page')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('logs a line with the pattern of the path and nothing that was sent', async () => {
    const { app, lines } = createApp();
    const response = await app.request('/api/v1/things/t-1?email=ana@example.com', {
      headers: { cookie: 'session=s3cret', authorization: 'Bearer pk_s3cret' },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'request',
      method: 'GET',
      path: '/api/v1/things/:thingId',
      status: 200,
      ms: expect.any(Number),
      requestId: response.headers.get('x-request-id'),
    });
    expect(lines[0]).not.toMatch(/ana|s3cret|t-1/);
  });
});
