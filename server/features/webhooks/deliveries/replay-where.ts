import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import {
  type DeliveryRow,
  type WebhookRow,
  webhookDelivery,
} from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';
import { scheduleMs } from './schedule-ms.ts';
import { startDue } from './start-due.ts';

/**
 * Sends the deliveries of a webhook that `where` picks and that do not wait already again, each under its own id and
 * from the start of the schedule. Each has its old place: what waits and is later in its key follows it. `cannot-process` while the webhook is off.
 */
export async function replayWhere(
  ctx: Context,
  { id, offReason }: WebhookRow,
  where: SQL | undefined,
): Promise<DeliveryRow[]> {
  if (offReason !== null) {
    throw failure('cannot-process', { message: 'This webhook is off. Turn it on first, then send again.' });
  }
  const now = ctx.clock.now();
  const replayed = await withTransaction(ctx, async (ctx) => {
    await lockWebhook(ctx, id);
    return ctx.db
      .update(webhookDelivery)
      .set({
        status: 'waiting',
        nextAttemptAt: now,
        failedAttempts: 0,
        givesUpAt: new Date(now.getTime() + scheduleMs),
      })
      .where(and(eq(webhookDelivery.webhookId, id), ne(webhookDelivery.status, 'waiting'), where))
      .returning();
  });
  await startDue(ctx, { webhookId: id });
  return replayed;
}
