import type { Hono } from 'hono';
import * as endpoints from '#contract/model-keys/model-keys.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createModelKey } from './create-model-key.ts';
import { deleteModelKey } from './delete-model-key.ts';
import { listModelKeys } from './list-model-keys.ts';
import { updateModelKey } from './update-model-key.ts';

export function bindModelKeys(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listModelKeys, async ({ ctx }) => ({
    data: await listModelKeys(ctx),
  }));
  bindEndpoint(app, services, endpoints.createModelKey, ({ ctx, body }) => createModelKey(ctx, body));
  bindEndpoint(app, services, endpoints.updateModelKey, ({ ctx, params, body }) =>
    updateModelKey(ctx, params.modelKeyId, body),
  );
  bindEndpoint(app, services, endpoints.deleteModelKey, async ({ ctx, params }) => {
    await deleteModelKey(ctx, params.modelKeyId);
    return {};
  });
}
