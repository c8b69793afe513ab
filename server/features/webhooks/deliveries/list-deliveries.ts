import { and, eq, gte, lt } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listDeliveries as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { type Page, pageOf } from '#server/database/page-of.ts';
import { findWebhook } from '#server/features/webhooks/find-webhook.ts';
import { webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { findWhatIsWaitedFor } from './find-what-is-waited-for.ts';
import { presentDelivery } from './present-delivery.ts';

/** A page of a webhook's log, newest first, by state and by when the event happened. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { status, from, to, ...query }: QueryOf<typeof endpoint>,
): Promise<Page<Delivery>> {
  await findWebhook(ctx, webhookId);
  const where = and(
    eq(webhookDelivery.webhookId, webhookId),
    status === undefined ? undefined : eq(webhookDelivery.status, status),
    from === undefined ? undefined : gte(webhookDelivery.occurredAt, new Date(from)),
    to === undefined ? undefined : lt(webhookDelivery.occurredAt, new Date(to)),
  );
  const page = await pageOf(ctx, webhookDelivery, where, query, (where, order, limit) =>
    ctx.db.select().from(webhookDelivery).where(where).orderBy(order).limit(limit),
  );
  const waitsFor = await findWhatIsWaitedFor(ctx, webhookId, page.data);
  return { ...page, data: page.data.map((row) => presentDelivery(row, waitsFor(row))) };
}
