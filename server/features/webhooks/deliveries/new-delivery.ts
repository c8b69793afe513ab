import type { DeliveredEvent } from '#contract/webhooks/webhooks.ts';
import { orderKeyOf } from '#core/webhooks/order-key-of.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import type { DeliveryRow, WebhookRow } from '#server/features/webhooks/webhooks.table.ts';
import { scheduleMs } from './schedule-ms.ts';

/** A row for an event that has just happened, due at once. The database gives it its place in the order. */
export function newDelivery(
  { clock }: Pick<Services, 'clock'>,
  { id: webhookId, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>,
  event: DeliveredEvent,
  data: Record<string, unknown>,
): Omit<DeliveryRow, 'position'> {
  const now = clock.now();
  return {
    id: createId('dlv'),
    workspaceId,
    webhookId,
    event,
    data,
    orderKey: orderKeyOf(data),
    occurredAt: now,
    status: 'waiting',
    nextAttemptAt: now,
    failedAttempts: 0,
    givesUpAt: new Date(now.getTime() + scheduleMs),
    attempts: [],
  };
}
