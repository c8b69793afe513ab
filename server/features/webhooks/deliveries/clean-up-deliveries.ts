import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { deliveriesKeptDays } from '#contract/webhooks/webhooks.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { webhook, webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';
import { releaseNext } from './release-next.ts';

/** Ends deliveries whose schedule is over, as of webhooks that are off, and forgets those of more than 30 days ago. */
export async function cleanUpDeliveries(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const isOver = and(eq(webhookDelivery.status, 'waiting'), lt(webhookDelivery.givesUpAt, now));
  const found = await db
    .selectDistinct({ id: webhook.id, offReason: webhook.offReason })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(isOver);
  for (const { id, offReason } of found) {
    await withTransaction(services, async (services) => {
      await lockWebhook(services, id);
      // What waits for an earlier one of its key still gets its turn, unless nothing is sent there.
      const hadTurn = or(isNotNull(webhookDelivery.nextAttemptAt), isNull(webhookDelivery.orderKey));
      const ended = await services.db
        .update(webhookDelivery)
        .set({ status: 'failed', nextAttemptAt: null })
        .where(and(eq(webhookDelivery.webhookId, id), isOver, offReason === null ? hadTurn : undefined))
        .returning({ orderKey: webhookDelivery.orderKey });
      await releaseNext(
        services,
        id,
        ended.map(({ orderKey }) => orderKey),
      );
    });
  }
  const since = new Date(now.getTime() - deliveriesKeptDays * 86_400_000);
  await db
    .delete(webhookDelivery)
    .where(and(ne(webhookDelivery.status, 'waiting'), lt(webhookDelivery.occurredAt, since)));
}
