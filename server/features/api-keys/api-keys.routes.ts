import type { Hono } from 'hono';
import * as contract from '#contract/api-keys/api-keys.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export function bindApiKeys(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.createApiKey, ({ ctx, body }) => createApiKey(ctx, body));
  bindEndpoint(app, services, contract.listApiKeys, async ({ ctx }) => ({ data: await listApiKeys(ctx) }));
  bindEndpoint(app, services, contract.revokeApiKey, async ({ ctx, params }) => {
    await revokeApiKey(ctx, params.apiKeyId);
    return {};
  });
}
