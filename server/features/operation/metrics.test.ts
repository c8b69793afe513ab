import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Services } from '#server/context.ts';
import { serveMetrics } from '#server/http/serve-metrics.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import { readConfig } from '#server/read-config.ts';
import { bindMetricsPage } from './metrics.pages.ts';

const metrics = { readText: async () => 'up 1\n' } as Metrics;
const token = 'a-token-for-tests';

async function get(settings: Record<string, string>, given: Metrics | null, authorization?: string) {
  const app = new Hono();
  bindMetricsPage(app, { config: readConfig(settings), metrics: given } as Services);
  const headers = authorization === undefined ? {} : { authorization };
  const response = await app.request('/metrics', { headers });
  return [response.status, await response.text()];
}

test.each([
  ['without the setting', {}, null, `Bearer ${token}`, 404],
  ['with the port alone', { METRICS_PORT: '9464' }, metrics, `Bearer ${token}`, 404],
  ['without a token', { METRICS_TOKEN: token }, metrics, undefined, 401],
  ['with another token', { METRICS_TOKEN: token }, metrics, 'Bearer another-token', 401],
  ['with a longer one', { METRICS_TOKEN: token }, metrics, `Bearer ${token}.`, 401],
  ['with nothing as a token', { METRICS_TOKEN: token }, metrics, 'Bearer ', 401],
])('%s there is nothing to read', async (_name, settings, given, authorization, status) => {
  const [answered, text] = await get(settings, given, authorization);
  expect(answered).toBe(status);
  expect(text).not.toContain('up 1');
});

test('the token opens the page', async () => {
  expect(await get({ METRICS_TOKEN: token }, metrics, `Bearer ${token}`)).toEqual([200, 'up 1\n']);
});

test('a port of its own gives them to this machine', async () => {
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    expect([response.status, await response.text()]).toEqual([200, 'up 1\n']);
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  } finally {
    await served.close();
  }
});
