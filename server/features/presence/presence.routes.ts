import type { Hono } from 'hono';
import * as endpoints from '#contract/presence/presence.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { recordPresence } from './record-presence.ts';

export function bindPresence(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.recordPresence, async ({ ctx }) => {
    await recordPresence(ctx);
    return {};
  });
}
