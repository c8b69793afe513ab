import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { hasLiveKey } from '#server/features/webhooks/hooks/has-live-key.ts';
import type { DeliverJob } from '#server/features/webhooks/webhook-jobs.ts';
import { type WebhookRow, webhook } from '#server/features/webhooks/webhooks.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { attemptDeliveries } from './attempt-deliveries.ts';
import { claimDue } from './claim-due.ts';
import { startDue } from './start-due.ts';

const turnMs = 5_000;

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
  let ctx: Context | undefined;
  for (;;) {
    signal.throwIfAborted();
    const row = await findAwake(services, webhookId);
    if (row === undefined) return;
    if (row.isSlow !== (lane === 'slow')) break;
    ctx ??= await contextOf(services, row);
    if (ctx === undefined) return;
    const claimed = await claimDue(ctx, row);
    if (claimed.length === 0) return;
    await attemptDeliveries(ctx, row, claimed, signal);
    if (lane === 'slow' || performance.now() - startedMs > turnMs) break;
  }
  await startDue(services, { webhookId });
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
