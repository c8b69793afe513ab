import type { Hono } from 'hono';
import * as endpoints from '#contract/identity/identity.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createIdentitySecret } from './create-identity-secret.ts';
import { deleteIdentitySecret } from './delete-identity-secret.ts';
import { listIdentitySecrets } from './list-identity-secrets.ts';

export function bindIdentity(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listIdentitySecrets, async ({ ctx, params }) => ({
    data: await listIdentitySecrets(ctx, params.agentId),
  }));
  bindEndpoint(app, services, endpoints.createIdentitySecret, ({ ctx, params }) =>
    createIdentitySecret(ctx, params.agentId),
  );
  bindEndpoint(app, services, endpoints.deleteIdentitySecret, async ({ ctx, params }) => {
    await deleteIdentitySecret(ctx, params.agentId, params.identitySecretId);
    return {};
  });
}
