import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { hasLiveKey } from '#server/features/webhooks/hooks/has-live-key.ts';
import type { DeliverJob } from '#server/features/webhooks/webhook-jobs.ts';
import { type WebhookRow, webhook } from '#server/features/webhooks/webhooks.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { claimDue } from './claim-due.ts';
import { type OpenAttempts, openAttempts } from './open-attempts.ts';
import { startDue } from './start-due.ts';

const turnMs = 5_000;
/** What takes longer holds the place of its webhook anyway, and the others of it need not wait. */
const hangingMs = 1_000;

/**
 * Sends what is due for one webhook, each key in order, until nothing is, it rests, or others have waited long enough for
 * their turn. One that is slow gets one attempt a turn, and only among the slow ones.
 * @param lane among which webhooks this runs
 */
export async function deliverDue(
  services: Services,
  { webhookId }: DeliverJob,
  lane: 'quick' | 'slow',
  signal: AbortSignal,
): Promise<void> {
  const startedMs = performance.now();
  const attempts = openAttempts(signal);
  const mayStart = () =>
    !signal.aborted && (performance.now() - startedMs < turnMs || attempts.longestMs() > hangingMs);
  try {
    while (mayStart() && (await startMore(services, webhookId, lane, attempts))) {
      await attempts.recordNext();
      if (lane === 'slow') break;
    }
  } finally {
    // Where no more can be started, what was sent is recorded all the same: else it would be sent again.
    while (attempts.count() > 0) await attempts.recordNext();
  }
  await startDue(services, { webhookId });
}

/** Starts as many attempts as may run at once. False when none runs then, or none may start here any more. */
async function startMore(
  services: Services,
  webhookId: string,
  lane: 'quick' | 'slow',
  attempts: OpenAttempts,
): Promise<boolean> {
  const row = await findAwake(services, webhookId);
  if (row === undefined || row.isSlow !== (lane === 'slow')) return false;
  const ctx = await contextOf(services, row);
  if (ctx === undefined) return false;
  attempts.start(ctx, row, await claimDue(ctx, row, attempts.count()));
  return attempts.count() > 0;
}

async function contextOf(services: Services, { workspaceId }: WebhookRow): Promise<Context | undefined> {
  const workspace = await findWorkspace(services, workspaceId);
  return workspace === null ? undefined : { ...services, workspace, actor: { kind: 'system' } };
}

async function findAwake({ db, clock }: Services, webhookId: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhook)
    .where(
      and(
        eq(webhook.id, webhookId),
        isNull(webhook.offReason),
        hasLiveKey(db),
        or(isNull(webhook.restsUntil), lte(webhook.restsUntil, clock.now())),
      ),
    );
  return row;
}
