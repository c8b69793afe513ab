import { and, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import {
  type DeliveryRow,
  type WebhookRow,
  webhookDelivery,
} from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';
import { selectFirstOfKeys } from './select-first-of-keys.ts';

/** Longer than an attempt takes: what is not settled by then was lost with its process. */
const lostAfterMs = 60_000;
const atOnce = 4;
const lookedAtOnce = 100;

/**
 * Takes those due longest, at most one of a key, and only one where the endpoint is slow or failed last. They are taken for as
 * long as an attempt may take: no other process sends them, or a later one of their key, meanwhile. What is due but behind an
 * earlier one of its key is set aside until that has ended, so that it is looked at once and not each time.
 * @param running how many attempts run already
 */
export async function claimDue(ctx: Context, webhook: WebhookRow, running: number): Promise<DeliveryRow[]> {
  const { id, isSlow, failuresInARow } = webhook;
  const most = (isSlow || failuresInARow > 0 ? 1 : atOnce) - running;
  if (most <= 0) return [];
  return withTransaction(ctx, async (ctx) => {
    await lockWebhook(ctx, id);
    const now = ctx.clock.now();
    for (;;) {
      const due = await selectDue(ctx, id, now);
      const behind = due.flatMap(({ orderKey, isBehind }) =>
        isBehind && orderKey !== null ? [orderKey] : [],
      );
      if (behind.length > 0) await setAside(ctx, id, behind, now);
      const first = due.filter(({ isBehind }) => !isBehind).slice(0, most);
      if (first.length > 0 || due.length < lookedAtOnce) return take(ctx, first, now);
    }
  });
}

type Due = Pick<DeliveryRow, 'id' | 'orderKey'> & { isBehind: boolean };

function selectDue(ctx: Context, webhookId: string, now: Date): Promise<Due[]> {
  const { nextAttemptAt, position } = webhookDelivery;
  return ctx.db
    .select({
      id: webhookDelivery.id,
      orderKey: webhookDelivery.orderKey,
      isBehind: sql<boolean>`exists (
        select from ${webhookDelivery} as earlier
        where earlier.webhook_id = webhook_delivery.webhook_id and earlier.order_key = webhook_delivery.order_key
          and earlier.position < webhook_delivery.position and earlier.status = 'waiting')`,
    })
    .from(webhookDelivery)
    .where(isDue(webhookId, now))
    .orderBy(nextAttemptAt, position)
    .limit(lookedAtOnce);
}

function isDue(webhookId: string, now: Date): SQL | undefined {
  return and(
    eq(webhookDelivery.webhookId, webhookId),
    eq(webhookDelivery.status, 'waiting'),
    lte(webhookDelivery.nextAttemptAt, now),
  );
}

/** All that is due of these keys but the first of each. */
async function setAside(ctx: Context, webhookId: string, keys: readonly string[], now: Date): Promise<void> {
  const first = sql`(select id from (${selectFirstOfKeys(webhookId, keys)}) as first_of_keys)`;
  await ctx.db
    .update(webhookDelivery)
    .set({ nextAttemptAt: null })
    .where(
      and(
        isDue(webhookId, now),
        inArray(webhookDelivery.orderKey, [...new Set(keys)]),
        notInArray(webhookDelivery.id, first),
      ),
    );
}

async function take(ctx: Context, due: readonly Due[], now: Date): Promise<DeliveryRow[]> {
  if (due.length === 0) return [];
  return ctx.db
    .update(webhookDelivery)
    .set({ nextAttemptAt: new Date(now.getTime() + lostAfterMs) })
    .where(
      inArray(
        webhookDelivery.id,
        due.map(({ id }) => id),
      ),
    )
    .returning();
}
