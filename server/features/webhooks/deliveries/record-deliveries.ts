import { and, inArray, isNull } from 'drizzle-orm';
import type { ParleyEvent } from '#contract/events.ts';
import type { Services } from '#server/context.ts';
import { hasLiveKey } from '#server/features/webhooks/hooks/has-live-key.ts';
import { listWebhookEvents } from '#server/features/webhooks/list-webhook-events.ts';
import { startDueJob } from '#server/features/webhooks/webhook-jobs.ts';
import { webhook, webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import type { RecordedEvent } from '#server/jobs/outbox/subscriber.ts';
import { newDelivery } from './new-delivery.ts';
import { possibleEvents } from './possible-events.ts';

/** A statement takes 65,535 values. */
const rowsAtOnce = 2_000;

/**
 * Writes a delivery for each webhook of a workspace that wants what has happened there, and has them sent. Runs in the
 * transaction that takes the events from the outbox, so none is lost and none is written twice, and each gets its place
 * after those of all earlier events. Most workspaces have no webhook: all of them are looked up at once.
 */
export async function recordDeliveries(
  services: Services,
  happened: readonly RecordedEvent[],
): Promise<void> {
  const webhooks = await services.db
    .select({
      id: webhook.id,
      workspaceId: webhook.workspaceId,
      events: webhook.events,
      agentId: webhook.agentId,
    })
    .from(webhook)
    .where(
      and(
        inArray(webhook.workspaceId, [...new Set(happened.map(({ workspaceId }) => workspaceId))]),
        isNull(webhook.offReason),
        hasLiveKey(services.db),
      ),
    );
  const rows: ReturnType<typeof newDelivery>[] = [];
  for (const { workspaceId, event } of happened) {
    const possible = possibleEvents[event.name] ?? [];
    const wanting = webhooks.filter(
      (each) =>
        each.workspaceId === workspaceId &&
        possible.some((name) => each.events.includes(name)) &&
        (each.agentId === null || each.agentId === agentOf(event)),
    );
    if (wanting.length === 0) continue;
    for (const name of await listWebhookEvents(services, workspaceId, event)) {
      for (const each of wanting)
        if (each.events.includes(name)) rows.push(newDelivery(services, each, name, dataOf(event)));
    }
  }
  if (rows.length === 0) return;
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await services.db.insert(webhookDelivery).values(rows.slice(start, start + rowsAtOnce));
  // One for all that happen in a moment: it finds everything that is due.
  await services.jobs.addJob(services.db, { name: startDueJob, data: {}, singletonKey: 'event' });
}

/** The agent that an event is about; null for one about the workspace. */
function agentOf({ payload }: ParleyEvent): string | null {
  return (payload as { agentId?: string }).agentId ?? null;
}

/** What is sent of an event: the name of a booking's event already says what changed. */
function dataOf(event: ParleyEvent): Record<string, unknown> {
  if (event.name !== 'booking.changed') return event.payload;
  const { change: _named, ...ids } = event.payload;
  return ids;
}
