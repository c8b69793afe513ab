import { and, eq, gte, lt } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { replayDeliveries as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Context } from '#server/context.ts';
import { findWebhook } from '#server/features/webhooks/find-webhook.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { replayWhere } from './replay-where.ts';

/** Sends all failed deliveries again, or everything of a time range; answers how many. */
export async function replayDeliveries(
  ctx: Context,
  webhookId: string,
  { which, from, to }: BodyOf<typeof endpoint>,
): Promise<{ deliveries: number }> {
  const row = await findWebhook(ctx, webhookId);
  const replayed = await replayWhere(
    ctx,
    row,
    and(
      which === 'failed' ? eq(webhookDelivery.status, 'failed') : undefined,
      from === undefined ? undefined : gte(webhookDelivery.occurredAt, new Date(from)),
      to === undefined ? undefined : lt(webhookDelivery.occurredAt, new Date(to)),
    ),
  );
  return { deliveries: replayed.length };
}
