import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import type { DeliveryRow, WebhookRow } from '#server/features/webhooks/webhooks.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { scriptName } from '#server/white-label/script-name.ts';
import { composeBody } from './compose-body.ts';
import { type MadeAttempt, recordAttempts } from './record-attempts.ts';

/** Attempts for deliveries of one webhook that run at the same time. */
export interface OpenAttempts {
  /** How many run or are yet to be recorded. */
  count(): number;
  /** For how many milliseconds the oldest has been running; 0 where none is. */
  longestMs(): number;
  start(ctx: Context, row: WebhookRow, deliveries: readonly DeliveryRow[]): void;
  /**
   * Waits until one has ended, and stores its result with those that end in the same moment: what they mean for the deliveries and
   * for the webhook. Rejects where one could not be made, once the others have ended and are stored.
   */
  recordNext(): Promise<DeliveryRow[]>;
}

/** Results are stored together, which costs little more than one. */
const momentMs = 10;

/** Runs attempts beside each other until they are recorded. */
export function openAttempts(signal: AbortSignal): OpenAttempts {
  const running = new Map<Promise<void>, number>();
  const ended: MadeAttempt[] = [];
  let failed: { reason: unknown } | null = null;
  let last: { ctx: Context; row: WebhookRow } | null = null;
  const fail = (reason: unknown) => {
    failed ??= { reason };
  };
  return {
    count: () => running.size + ended.length + (failed === null ? 0 : 1),
    longestMs: () => performance.now() - Math.min(performance.now(), ...running.values()),
    start(ctx, row, deliveries) {
      last = { ctx, row };
      for (const delivery of deliveries) {
        const settled: Promise<void> = attemptOne(ctx, row, delivery, signal)
          .then((made) => void ended.push(made), fail)
          .finally(() => running.delete(settled));
        running.set(settled, performance.now());
      }
    },
    async recordNext() {
      if (ended.length === 0 && failed === null) await Promise.race(running.keys());
      await Promise.race([Promise.all(running.keys()), sleep(momentMs)]);
      if (failed !== null) await Promise.all(running.keys());
      const made = ended.splice(0);
      const stored = made.length === 0 || last === null ? [] : await recordAttempts(last.ctx, last.row, made);
      if (failed !== null) throw failed.reason;
      return stored;
    },
  };
}

async function attemptOne(
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
