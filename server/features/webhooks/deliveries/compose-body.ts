import type { WebhookPayload } from '#contract/webhooks/webhooks.ts';
import { orderKeyOf } from '#core/webhooks/order-key-of.ts';
import type { Context } from '#server/context.ts';
import type { DeliveryRow } from '#server/features/webhooks/webhooks.table.ts';
import { readFullData } from './read-full-data.ts';

/** The body of a delivery: JSON with `type`, `timestamp` (of the event), `orderKey` and `data`. */
export async function composeBody(
  ctx: Context,
  { event, data, occurredAt }: Pick<DeliveryRow, 'event' | 'data' | 'occurredAt'>,
  payload: WebhookPayload,
): Promise<string> {
  const more = payload === 'full' ? await readFullData(ctx, event, data) : {};
  return JSON.stringify({
    type: event,
    timestamp: occurredAt.toISOString(),
    orderKey: orderKeyOf(data),
    data: { ...data, ...more },
  });
}
