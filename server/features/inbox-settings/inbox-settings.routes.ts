import type { Hono } from 'hono';
import * as endpoints from '#contract/inbox-settings/inbox-settings.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getInboxSettings } from './get-inbox-settings.ts';
import { updateInboxSettings } from './update-inbox-settings.ts';

export function bindInboxSettings(app: Hono, services: Services): void {
  const takesEmails = services.config.INCOMING_MAIL !== undefined;
  bindEndpoint(app, services, endpoints.getInboxSettings, async ({ ctx }) => ({
    ...(await getInboxSettings(ctx)),
    takesEmails,
  }));
  bindEndpoint(app, services, endpoints.updateInboxSettings, async ({ ctx, body }) => ({
    ...(await updateInboxSettings(ctx, body)),
    takesEmails,
  }));
}
