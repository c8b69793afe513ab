import type { Context } from '#server/context.ts';
import type { DeliveryRow, WebhookRow } from '#server/features/webhooks/webhooks.table.ts';
import { openAttempts } from './open-attempts.ts';

/** Makes an attempt for one delivery, and stores its result. */
export async function attemptDelivery(
  ctx: Context,
  row: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<DeliveryRow> {
  const attempts = openAttempts(signal);
  attempts.start(ctx, row, [delivery]);
  const [stored = delivery] = await attempts.recordNext();
  return stored;
}
