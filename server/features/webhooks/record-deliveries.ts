import { and, arrayOverlaps, eq, isNull } from 'drizzle-orm';
import type { ParleyEvent } from '#contract/events.ts';
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import type { Services } from '#server/context.ts';
import { listWebhookEvents } from './list-webhook-events.ts';
import { newDelivery } from './new-delivery.ts';
import { possibleEvents } from './possible-events.ts';
import { startDueJob } from './webhook-jobs.ts';
import { webhook, webhookDelivery } from './webhooks.table.ts';

/**
 * Writes a delivery for each webhook of the workspace that wants what has happened, and has them sent. Runs in the
 * transaction that takes the event from the outbox, so none is lost and none is written twice.
 */
export async function recordDeliveries(
  services: Services,
  workspaceId: string,
  event: ParleyEvent,
): Promise<void> {
  const possible = possibleEvents[event.name] ?? [];
  if (possible.length === 0) return;
  const wanting = await services.db
    .select({ id: webhook.id, workspaceId: webhook.workspaceId, events: webhook.events })
    .from(webhook)
    .where(
      and(
        eq(webhook.workspaceId, workspaceId),
        isNull(webhook.offReason),
        arrayOverlaps(webhook.events, [...possible]),
      ),
    );
  if (wanting.length === 0) return;
  const happened: WebhookEvent[] = await listWebhookEvents(services, workspaceId, event);
  const rows = happened.flatMap((name) =>
    wanting
      .filter(({ events }) => events.includes(name))
      .map((each) => newDelivery(services, each, name, event.payload)),
  );
  if (rows.length === 0) return;
  await services.db.insert(webhookDelivery).values(rows);
  // One for all that happen in a moment: it finds everything that is due.
  await services.jobs.addJob(services.db, { name: startDueJob, data: {}, singletonKey: 'event' });
}
