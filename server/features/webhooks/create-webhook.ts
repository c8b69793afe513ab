import type { BodyOf } from '#contract/endpoint.ts';
import type { createWebhook as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { getWebhook } from './get-webhook.ts';
import { requireEndpoint } from './require-endpoint.ts';
import { storeWebhook } from './store-webhook.ts';

/**
 * Creates a webhook; only this answer has its secret. `invalid-input` for a URL that is not public, `cannot-process`
 * when there are too many.
 */
export async function createWebhook(
  ctx: Context,
  { url, events, payload, name }: BodyOf<typeof endpoint>,
): Promise<Webhook & { secret: string }> {
  requireEndpoint(ctx, url);
  const stored = { url, events, payload, name, isHook: false, agentId: null };
  const { id, secret } = await storeWebhook(ctx, stored);
  return { ...(await getWebhook(ctx, id)), secret };
}
