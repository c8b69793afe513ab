import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';

/** In a transaction: what waits for its next attempt need not wait longer, as the endpoint is another or is on again. */
export async function tryNow(services: Pick<Services, 'db' | 'clock'>, webhookId: string): Promise<void> {
  await lockWebhook(services, webhookId);
  const now = services.clock.now();
  await services.db
    .update(webhookDelivery)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        eq(webhookDelivery.status, 'waiting'),
        gt(webhookDelivery.nextAttemptAt, now),
      ),
    );
}
