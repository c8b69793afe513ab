import { eq } from 'drizzle-orm';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { findWebhook } from '#server/features/webhooks/find-webhook.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { findDelivery } from './find-delivery.ts';
import { findWhatIsWaitedFor } from './find-what-is-waited-for.ts';
import { presentDelivery } from './present-delivery.ts';
import { replayWhere } from './replay-where.ts';

/** Sends one delivery again; one that waits is left as it is. `cannot-process` while the webhook is off. */
export async function replayDelivery(ctx: Context, webhookId: string, deliveryId: string): Promise<Delivery> {
  const row = await findWebhook(ctx, webhookId);
  const delivery = await findDelivery(ctx, webhookId, deliveryId);
  const [replayed = delivery] = await replayWhere(ctx, row, eq(webhookDelivery.id, deliveryId));
  const waitsFor = await findWhatIsWaitedFor(ctx, webhookId, [replayed]);
  return presentDelivery(replayed, waitsFor(replayed));
}
