import { eq } from 'drizzle-orm';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { findDelivery } from './find-delivery.ts';
import { findWebhook } from './find-webhook.ts';
import { presentDelivery } from './present-delivery.ts';
import { replayWhere } from './replay-where.ts';
import { webhookDelivery } from './webhooks.table.ts';

/** Sends one delivery again; one that waits is left as it is. `cannot-process` while the webhook is off. */
export async function replayDelivery(ctx: Context, webhookId: string, deliveryId: string): Promise<Delivery> {
  const row = await findWebhook(ctx, webhookId);
  const delivery = await findDelivery(ctx, webhookId, deliveryId);
  const [replayed] = await replayWhere(ctx, row, eq(webhookDelivery.id, deliveryId));
  return presentDelivery(replayed ?? delivery);
}
