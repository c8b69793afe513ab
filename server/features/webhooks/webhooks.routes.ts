import type { Hono } from 'hono';
import * as hooks from '#contract/hooks/hooks.endpoints.ts';
import * as endpoints from '#contract/webhooks/webhooks.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getDelivery } from './deliveries/get-delivery.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { replayDeliveries } from './deliveries/replay-deliveries.ts';
import { replayDelivery } from './deliveries/replay-delivery.ts';
import { getWebhook } from './get-webhook.ts';
import { createHook } from './hooks/create-hook.ts';
import { deleteHook } from './hooks/delete-hook.ts';
import { listHooks } from './hooks/list-hooks.ts';
import { listSamples } from './hooks/list-samples.ts';
import { listWebhooks } from './list-webhooks.ts';
import { rotateSecret } from './rotate-secret.ts';
import { testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';

export function bindWebhooks(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listWebhooks, async ({ ctx }) => ({ data: await listWebhooks(ctx) }));
  bindEndpoint(app, services, endpoints.createWebhook, ({ ctx, body }) => createWebhook(ctx, body));
  bindEndpoint(app, services, endpoints.getWebhook, ({ ctx, params }) => getWebhook(ctx, params.webhookId));
  bindEndpoint(app, services, endpoints.updateWebhook, ({ ctx, params, body }) =>
    updateWebhook(ctx, params.webhookId, body),
  );
  bindEndpoint(app, services, endpoints.deleteWebhook, async ({ ctx, params }) => {
    await deleteWebhook(ctx, params.webhookId);
    return {};
  });
  bindEndpoint(app, services, endpoints.rotateWebhookSecret, ({ ctx, params }) =>
    rotateSecret(ctx, params.webhookId),
  );
  bindEndpoint(app, services, endpoints.testWebhook, ({ ctx, params }) => testWebhook(ctx, params.webhookId));
  bindEndpoint(app, services, endpoints.listDeliveries, ({ ctx, params, query }) =>
    listDeliveries(ctx, params.webhookId, query),
  );
  bindEndpoint(app, services, endpoints.getDelivery, ({ ctx, params }) =>
    getDelivery(ctx, params.webhookId, params.deliveryId),
  );
  bindEndpoint(app, services, endpoints.replayDelivery, ({ ctx, params }) =>
    replayDelivery(ctx, params.webhookId, params.deliveryId),
  );
  bindEndpoint(app, services, endpoints.replayDeliveries, ({ ctx, params, body }) =>
    replayDeliveries(ctx, params.webhookId, body),
  );

  bindEndpoint(app, services, hooks.listHooks, ({ ctx }) => listHooks(ctx));
  bindEndpoint(app, services, hooks.createHook, ({ ctx, body }) => createHook(ctx, body));
  bindEndpoint(app, services, hooks.deleteHook, async ({ ctx, params }) => {
    await deleteHook(ctx, params.hookId);
    return {};
  });
  bindEndpoint(app, services, hooks.listHookSamples, async ({ ctx, query }) => ({
    data: await listSamples(ctx, query),
  }));
}
