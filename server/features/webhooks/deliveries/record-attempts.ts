import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Attempt } from '#contract/webhooks/webhooks.schemas.ts';
import { webhookTest } from '#contract/webhooks/webhooks.ts';
import { judgeEndpoint } from '#core/webhooks/judge-endpoint.ts';
import { pauseBeforeNext } from '#core/webhooks/pause-before-next.ts';
import { pauseOfEndpoint } from '#core/webhooks/pause-of-endpoint.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailFailing } from '#server/features/webhooks/email-failing.ts';
import { healthyState } from '#server/features/webhooks/healthy-state.ts';
import {
  type DeliveryRow,
  type WebhookRow,
  webhook,
  webhookDelivery,
} from '#server/features/webhooks/webhooks.table.ts';
import { lockWebhook } from './lock-webhook.ts';
import { releaseNext } from './release-next.ts';

export interface MadeAttempt {
  delivery: DeliveryRow;
  attempt: Attempt;
  retryAfterSeconds: number | null;
}

const keptAttempts = 20;
/** An endpoint that takes longer, to answer or to fail, is served where it keeps no other waiting. */
const slowMs = 3_000;

/**
 * Stores attempts of a webhook, when the next ones are, and how the endpoint is doing; once a delivery has ended, the next of its key
 * may go. A test that fails counts for neither.
 */
export function recordAttempts(
  ctx: Context,
  row: WebhookRow,
  attempts: readonly MadeAttempt[],
): Promise<DeliveryRow[]> {
  return withTransaction(ctx, async (ctx) => {
    await lockWebhook(ctx, row.id);
    const settled: DeliveryRow[] = [];
    for (const made of attempts) settled.push(await settleDelivery(ctx, made));
    const ended = settled.filter(({ status }) => status !== 'waiting');
    await releaseNext(
      ctx,
      row.id,
      ended.map(({ orderKey }) => orderKey),
    );
    for (const [at, made] of attempts.entries()) {
      // Of successes in a row the last says it all.
      if (made.attempt.error !== null && made.delivery.event !== webhookTest)
        await noteFailure(ctx, row, made);
      else if (made.attempt.error === null && attempts[at + 1]?.attempt.error !== null)
        await noteSuccess(ctx, row, made);
    }
    return settled;
  });
}

async function settleDelivery(ctx: Context, made: MadeAttempt): Promise<DeliveryRow> {
  const { delivery, attempt, retryAfterSeconds } = made;
  const attempts = [...delivery.attempts, attempt].slice(-keptAttempts);
  const failedAttempts = delivery.failedAttempts + (attempt.error === null ? 0 : 1);
  const isLast = attempt.error === null || attempt.status === 410 || delivery.event === webhookTest;
  const now = ctx.clock.now();
  const secondsLeft = (delivery.givesUpAt.getTime() - now.getTime()) / 1_000;
  const pause = isLast ? null : pauseBeforeNext({ failed: failedAttempts, retryAfterSeconds, secondsLeft });
  const changes = {
    attempts,
    failedAttempts,
    status: attempt.error === null ? 'delivered' : pause === null ? 'failed' : 'waiting',
    nextAttemptAt: pause === null ? null : new Date(now.getTime() + pause * 1_000),
  } as const;
  await ctx.db
    .update(webhookDelivery)
    .set(changes)
    .where(
      and(eq(webhookDelivery.id, delivery.id), attempt.error === null ? undefined : isStillTaken(delivery)),
    );
  return { ...delivery, ...changes };
}

/**
 * Nobody else has taken the delivery since, or ended it: a process that was stopped for a while settles late. What it says of a
 * failure then counts for nothing.
 */
function isStillTaken({ nextAttemptAt }: DeliveryRow): SQL | undefined {
  return and(
    eq(webhookDelivery.status, 'waiting'),
    nextAttemptAt === null
      ? isNull(webhookDelivery.nextAttemptAt)
      : eq(webhookDelivery.nextAttemptAt, nextAttemptAt),
  );
}

async function noteSuccess(ctx: Context, row: WebhookRow, { attempt }: MadeAttempt): Promise<void> {
  await ctx.db
    .update(webhook)
    .set({ ...healthyState, isSlow: attempt.durationMs > slowMs, lastDeliveredAt: ctx.clock.now() })
    .where(eq(webhook.id, row.id));
}

async function noteFailure(ctx: Context, row: WebhookRow, made: MadeAttempt): Promise<void> {
  const { delivery, attempt, retryAfterSeconds } = made;
  // This status means that the subscription was turned off.
  if (row.isHook && attempt.status === 410) {
    await ctx.db.delete(webhook).where(eq(webhook.id, row.id));
    return;
  }
  const now = ctx.clock.now();
  const [noted] = await ctx.db
    .update(webhook)
    .set({
      isSlow: attempt.durationMs > slowMs,
      // An event that is refused each time says nothing about the others, which need not rest for it.
      failuresInARow: sql`${webhook.failuresInARow} + ${delivery.failedAttempts === 0 ? 1 : 0}`,
      failingSince: sql`coalesce(${webhook.failingSince}, ${now})`,
    })
    .where(eq(webhook.id, row.id))
    .returning();
  if (noted === undefined) return;
  const restSeconds = Math.max(
    pauseOfEndpoint(noted.failuresInARow),
    Math.min(retryAfterSeconds ?? 0, 3_600),
  );
  const verdict =
    attempt.status === 410
      ? 'gone'
      : judgeEndpoint({ failingSince: noted.failingSince ?? now, warnedAt: noted.warnedAt }, now);
  const isOff = verdict === 'gone' || verdict === 'switch-off';
  const { rowCount } = await ctx.db
    .update(webhook)
    .set({
      restsUntil: restSeconds === 0 ? null : new Date(now.getTime() + restSeconds * 1_000),
      ...(isOff ? { offReason: verdict === 'gone' ? ('gone' as const) : ('failing' as const) } : {}),
      ...(verdict === 'warn' ? { warnedAt: now } : {}),
    })
    .where(and(eq(webhook.id, row.id), isNull(webhook.offReason)));
  if (rowCount !== 0 && verdict !== 'keep') await emailFailing(ctx, noted, verdict, attempt.error ?? '');
}
