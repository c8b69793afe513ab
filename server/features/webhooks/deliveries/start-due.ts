import { and, eq, exists, isNull, lte, or } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { hasLiveKey } from '#server/features/webhooks/hooks/has-live-key.ts';
import { type DeliverJob, deliverJob, deliverSlowlyJob } from '#server/features/webhooks/webhook-jobs.ts';
import { webhook, webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';

/** Adds a job for each webhook that is on, does not rest and has something due: for all of them, or for one. */
export async function startDue(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { webhookId }: Partial<DeliverJob> = {},
): Promise<void> {
  const now = clock.now();
  const due = db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhook.id),
        eq(webhookDelivery.status, 'waiting'),
        lte(webhookDelivery.nextAttemptAt, now),
      ),
    );
  const found = await db
    .select({ id: webhook.id, isSlow: webhook.isSlow })
    .from(webhook)
    .where(
      and(
        webhookId === undefined ? undefined : eq(webhook.id, webhookId),
        isNull(webhook.offReason),
        hasLiveKey(db),
        or(isNull(webhook.restsUntil), lte(webhook.restsUntil, now)),
        exists(due),
      ),
    );
  for (const { id, isSlow } of found) {
    await jobs.addJob<DeliverJob>(db, {
      name: isSlow ? deliverSlowlyJob : deliverJob,
      data: { webhookId: id },
      singletonKey: id,
      groupId: id,
    });
  }
}
