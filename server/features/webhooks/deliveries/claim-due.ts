import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import {
  type DeliveryRow,
  type WebhookRow,
  webhookDelivery,
} from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';

/** Longer than an attempt takes: what is not settled by then was lost with its process. */
const lostAfterMs = 60_000;
const atOnce = 4;
const lookedAtOnce = 100;

/**
 * Takes those due longest, at most one of a key, for as long as an attempt may take: no other process sends them, or a later
 * one of their key, meanwhile. What is due but behind an earlier one of its key is set aside until that has ended, so that it is
 * looked at once and not each time.
 */
export function claimDue(ctx: Context, { id, isSlow }: WebhookRow): Promise<DeliveryRow[]> {
  return withTransaction(ctx, async (ctx) => {
    await lockWebhook(ctx, id);
    const now = ctx.clock.now();
    for (;;) {
      const due = await selectDue(ctx, id, now);
      const behind = due.filter(({ isBehind }) => isBehind);
      await setNext(ctx, behind, null);
      const first = due.filter(({ isBehind }) => !isBehind).slice(0, isSlow ? 1 : atOnce);
      if (first.length > 0 || due.length < lookedAtOnce)
        return setNext(ctx, first, new Date(now.getTime() + lostAfterMs));
    }
  });
}

function selectDue(ctx: Context, webhookId: string, now: Date): Promise<{ id: string; isBehind: boolean }[]> {
  const { nextAttemptAt, position } = webhookDelivery;
  return ctx.db
    .select({
      id: webhookDelivery.id,
      isBehind: sql<boolean>`exists (
        select from ${webhookDelivery} as earlier
        where earlier.webhook_id = webhook_delivery.webhook_id and earlier.order_key = webhook_delivery.order_key
          and earlier.position < webhook_delivery.position and earlier.status = 'waiting')`,
    })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        eq(webhookDelivery.status, 'waiting'),
        lte(nextAttemptAt, now),
      ),
    )
    .orderBy(nextAttemptAt, position)
    .limit(lookedAtOnce);
}

async function setNext(
  ctx: Context,
  rows: readonly { id: string }[],
  nextAttemptAt: Date | null,
): Promise<DeliveryRow[]> {
  if (rows.length === 0) return [];
  return ctx.db
    .update(webhookDelivery)
    .set({ nextAttemptAt })
    .where(
      inArray(
        webhookDelivery.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning();
}
