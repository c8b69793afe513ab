import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import { webhookTest } from '#contract/webhooks/webhooks.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { attemptDelivery } from './deliveries/attempt-delivery.ts';
import { newDelivery } from './deliveries/new-delivery.ts';
import { presentDelivery } from './deliveries/present-delivery.ts';
import { findWebhook } from './find-webhook.ts';
import { webhookDelivery } from './webhooks.table.ts';

/** Sends a test event at once, also to a webhook that is off, and answers how it went. */
export async function testWebhook(ctx: Context, webhookId: string): Promise<Delivery> {
  const row = await findWebhook(ctx, webhookId);
  const [delivery] = await ctx.db
    .insert(webhookDelivery)
    // Nobody else takes it: it is sent here.
    .values({ ...newDelivery(ctx, row, webhookTest, { webhookId }), nextAttemptAt: null })
    .returning();
  if (delivery === undefined) throw failure('not-found');
  // A caller who goes away does not end it: its result belongs into the log.
  const { signal } = new AbortController();
  return presentDelivery(await attemptDelivery(ctx, row, delivery, signal), null);
}
