import type { Context } from '#server/context.ts';
import type { DeliveryRow } from '#server/features/webhooks/webhooks.table.ts';
import { selectFirstOfKeys } from './select-first-of-keys.ts';

/** Of deliveries of one webhook: the id of the earlier one that each has to wait for, or null. */
export async function findWhatIsWaitedFor(
  ctx: Context,
  webhookId: string,
  rows: readonly DeliveryRow[],
): Promise<(row: DeliveryRow) => string | null> {
  const keys = rows.flatMap(({ status, orderKey }) => (status === 'waiting' && orderKey ? [orderKey] : []));
  const firstOf = new Map<string | null, string>();
  if (keys.length > 0) {
    const found = await ctx.db.execute<{ id: string; order_key: string }>(selectFirstOfKeys(webhookId, keys));
    for (const { id, order_key } of found.rows) firstOf.set(order_key, id);
  }
  return ({ id, status, orderKey }) => {
    const first = status === 'waiting' ? firstOf.get(orderKey) : undefined;
    return first === undefined || first === id ? null : first;
  };
}
