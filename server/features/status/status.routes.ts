import type { Hono } from 'hono';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getStatus as endpoint } from '#contract/status/status.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getStatus } from './get-status.ts';

/** However many people look at the status page, health is measured this often. */
const statusMs = 5_000;

export function bindStatus(app: Hono, services: Services): void {
  let status: { answer: AnswerOf<typeof endpoint>; atMs: number } | null = null;
  bindEndpoint(app, services, endpoint, async () => {
    const nowMs = services.clock.now().getTime();
    if (status === null || nowMs - status.atMs >= statusMs) {
      status = { answer: await getStatus(services, status?.answer ?? null), atMs: nowMs };
    }
    return status.answer;
  });
}
