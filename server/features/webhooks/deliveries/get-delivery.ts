import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDelivery as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Context } from '#server/context.ts';
import { findWebhook } from '#server/features/webhooks/find-webhook.ts';
import { composeBody } from './compose-body.ts';
import { findDelivery } from './find-delivery.ts';
import { findWhatIsWaitedFor } from './find-what-is-waited-for.ts';
import { presentDelivery } from './present-delivery.ts';

/** A delivery with what is, or would now be, sent; or `not-found`. */
export async function getDelivery(
  ctx: Context,
  webhookId: string,
  deliveryId: string,
): Promise<AnswerOf<typeof endpoint>> {
  const { url, payload } = await findWebhook(ctx, webhookId);
  const delivery = await findDelivery(ctx, webhookId, deliveryId);
  const waitsFor = await findWhatIsWaitedFor(ctx, webhookId, [delivery]);
  return {
    ...presentDelivery(delivery, waitsFor(delivery)),
    request: { url, body: await composeBody(ctx, delivery, payload) },
  };
}
