import type { Hono } from 'hono';
import * as endpoints from '#contract/billing/billing.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getUsage } from './get-usage.ts';

export function bindBilling(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getUsage, ({ ctx, query }) => getUsage(ctx, query.agentId));
}
