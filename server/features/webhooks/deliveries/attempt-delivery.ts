import { paths } from '#contract/page-addresses.ts';
import type { Attempt } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import type { DeliveryRow, WebhookRow } from '#server/features/webhooks/webhooks.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { scriptName } from '#server/white-label/script-name.ts';
import { composeBody } from './compose-body.ts';
import { recordAttempt } from './record-attempt.ts';

/** Makes one attempt and stores its result, with what it means for the delivery and for the webhook. */
export async function attemptDelivery(
  ctx: Context,
  row: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<DeliveryRow> {
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
  const attempt: Attempt = {
    at: sentAt.toISOString(),
    durationMs: Math.round(performance.now() - startedMs),
    ...result,
    answer: result.answer === null ? null : cleanText(result.answer),
  };
  return recordAttempt(ctx, { row, delivery, attempt, retryAfterSeconds });
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
