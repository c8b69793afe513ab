import { type SQL, sql } from 'drizzle-orm';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';

/** A query for `id` and `order_key` of the first delivery that waits for a webhook, for each of these keys. */
export function selectFirstOfKeys(webhookId: string, keys: readonly string[]): SQL {
  return sql`
    select first.id, first.order_key from unnest(${sql.param([...new Set(keys)])}::text[]) as wanted (key)
    cross join lateral (
      select id, order_key from ${webhookDelivery}
      where webhook_id = ${webhookId} and order_key = wanted.key and status = 'waiting'
      order by position limit 1
    ) as first`;
}
