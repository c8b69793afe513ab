import type { Hono } from 'hono';
import * as endpoints from '#contract/bookings/bookings.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { listBookings } from './list-bookings.ts';

export function bindBookings(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listBookings, ({ ctx, query }) => listBookings(ctx, query));
}
