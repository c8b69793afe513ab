import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type DeliveryRow, webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';

/** The delivery of this webhook in this workspace, or `not-found`. */
export async function findDelivery(
  ctx: Context,
  webhookId: string,
  deliveryId: string,
): Promise<DeliveryRow> {
  const [row] = await ctx.db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        inWorkspace(ctx, webhookDelivery),
        eq(webhookDelivery.webhookId, webhookId),
        eq(webhookDelivery.id, deliveryId),
      ),
    );
  if (row === undefined) throw failure('not-found');
  return row;
}
