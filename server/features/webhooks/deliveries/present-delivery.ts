import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { DeliveryRow } from '#server/features/webhooks/webhooks.table.ts';

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    occurredAt: row.occurredAt.toISOString(),
    nextAttemptAt: row.status === 'waiting' ? (row.nextAttemptAt?.toISOString() ?? null) : null,
    attempts: row.attempts,
  };
}
