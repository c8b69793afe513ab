import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Services } from '#server/context.ts';

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `GET /metrics` for callers with the token of the setting METRICS_TOKEN; without that setting the address does not exist. */
export function bindMetricsPage(app: Hono, { config, metrics }: Services): void {
  const token = config.METRICS_TOKEN;
  if (metrics === null || token === undefined) return;
  const expected = digest(token);
  app.get('/metrics', async (c) => {
    const given = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), expected)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('Send the header Authorization: Bearer with the value of METRICS_TOKEN.\n', 401);
    }
    return c.body(await metrics.readText(), 200, {
      'Content-Type': metricsType,
      'Cache-Control': 'no-store',
    });
  });
}
