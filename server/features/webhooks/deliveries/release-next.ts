import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { selectFirstOfKeys } from './select-first-of-keys.ts';

/** However long a delivery had to wait for its turn, it then has this long for its attempts. */
const leastMs = 10 * 60_000;

/** Once deliveries of these keys have ended: lets the first that waits behind them go, one for each key. */
export async function releaseNext(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  webhookId: string,
  keys: readonly (string | null)[],
): Promise<void> {
  const known = keys.filter((key) => key !== null);
  if (known.length === 0) return;
  const now = clock.now();
  const first = sql`(select id from (${selectFirstOfKeys(webhookId, known)}) as first_of_keys)`;
  await db
    .update(webhookDelivery)
    .set({
      nextAttemptAt: now,
      givesUpAt: sql`greatest(${webhookDelivery.givesUpAt}, ${new Date(now.getTime() + leastMs)})`,
    })
    .where(and(isNull(webhookDelivery.nextAttemptAt), inArray(webhookDelivery.id, first)));
}
