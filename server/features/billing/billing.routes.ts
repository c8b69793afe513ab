import type { Hono } from 'hono';
import * as endpoints from '#contract/billing.ts';
import type { World } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getUsage } from './get-usage.ts';

export function bindBilling(app: Hono, world: World): void {
  bindEndpoint(app, world, endpoints.getUsage, ({ ctx, query }) => getUsage(ctx, query.agentId));
}
