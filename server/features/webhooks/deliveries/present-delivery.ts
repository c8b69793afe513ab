import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { DeliveryRow } from '#server/features/webhooks/webhooks.table.ts';

/** @param waitsFor id of the earlier delivery that has to end first */
export function presentDelivery(row: DeliveryRow, waitsFor: string | null): Delivery {
  const isNext = row.status === 'waiting' && waitsFor === null;
  return {
    id: row.id,
    event: row.event,
    orderKey: row.orderKey,
    status: row.status,
    occurredAt: row.occurredAt.toISOString(),
    nextAttemptAt: isNext ? (row.nextAttemptAt?.toISOString() ?? null) : null,
    waitsFor,
    attempts: row.attempts,
  };
}
