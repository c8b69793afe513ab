import { and, eq, lt } from 'drizzle-orm';
import { deliveriesKeptDays } from '#contract/webhooks/webhooks.ts';
import type { Services } from '#server/context.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';

/** Ends deliveries whose schedule is over, as of webhooks that are off, and forgets those of more than 30 days ago. */
export async function cleanUpDeliveries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db
    .update(webhookDelivery)
    .set({ status: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDelivery.status, 'waiting'), lt(webhookDelivery.givesUpAt, now)));
  const since = new Date(now.getTime() - deliveriesKeptDays * 86_400_000);
  await db.delete(webhookDelivery).where(lt(webhookDelivery.occurredAt, since));
}
