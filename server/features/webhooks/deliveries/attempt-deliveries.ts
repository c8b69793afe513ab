import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import type { DeliveryRow, WebhookRow } from '#server/features/webhooks/webhooks.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { scriptName } from '#server/white-label/script-name.ts';
import { composeBody } from './compose-body.ts';
import { type MadeAttempt, recordAttempts } from './record-attempts.ts';

/**
 * Makes an attempt for each of these deliveries of one webhook, all at once, and stores the results together, with what they mean for
 * the deliveries and for the webhook. Rejects where an attempt could not be made, once the results of the others are stored.
 */
export async function attemptDeliveries(
  ctx: Context,
  row: WebhookRow,
  deliveries: readonly DeliveryRow[],
  signal: AbortSignal,
): Promise<DeliveryRow[]> {
  // In the order in which the endpoint answered, which tells how it is doing now.
  const made: MadeAttempt[] = [];
  const attempts = await Promise.allSettled(
    deliveries.map(async (delivery) => void made.push(await attempt(ctx, row, delivery, signal))),
  );
  const settled = made.length === 0 ? [] : await recordAttempts(ctx, row, made);
  const failed = attempts.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return settled;
}

async function attempt(
  ctx: Context,
  row: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<MadeAttempt> {
  const body = await composeBody(ctx, delivery, row.payload);
  const sentAt = ctx.clock.now();
  const startedMs = performance.now();
  const { retryAfterSeconds, ...result } = await ctx.webhookSender.send({
    url: row.url,
    id: delivery.id,
    sentAt,
    body,
    secrets: secretsOf(ctx, row, sentAt),
    ...nameOf(ctx),
    signal,
  });
  return {
    delivery,
    attempt: {
      at: sentAt.toISOString(),
      durationMs: Math.round(performance.now() - startedMs),
      ...result,
      answer: result.answer === null ? null : cleanText(result.answer),
    },
    retryAfterSeconds,
  };
}

/** Under a white label the request does not name the product. */
function nameOf({ labels, workspace }: Context): { userAgent?: string } {
  const label = labels.ofWorkspace(workspace.id);
  return label === null
    ? {}
    : { userAgent: `${scriptName}-Webhooks/1.0 (+${label.origin}${paths.docsPage('webhooks')})` };
}

/** Those that sign: the newest, and for a day after a rotation the one before. */
function secretsOf(ctx: Context, row: WebhookRow, now: Date): string[] {
  const isBoth = row.previousSecretUntil !== null && row.previousSecretUntil > now;
  return [row.secret, ...(isBoth && row.previousSecret !== null ? [row.previousSecret] : [])].map((secret) =>
    decryptSecret(ctx.secretKey, row.id, secret),
  );
}
