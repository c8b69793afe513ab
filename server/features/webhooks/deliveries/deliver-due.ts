import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { hasLiveKey } from '#server/features/webhooks/hooks/has-live-key.ts';
import type { DeliverJob } from '#server/features/webhooks/webhook-jobs.ts';
import { type WebhookRow, webhook } from '#server/features/webhooks/webhooks.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { attemptDelivery } from './attempt-delivery.ts';
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
  for (;;) {
    signal.throwIfAborted();
    const row = await findAwake(services, webhookId);
    const workspace = row && (await findWorkspace(services, row.workspaceId));
    if (!row || !workspace) return;
    if (row.isSlow !== (lane === 'slow')) break;
    const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
    const claimed = await claimDue(ctx, row);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => attemptDelivery(ctx, row, delivery, signal)));
    if (lane === 'slow' || performance.now() - startedMs > turnMs) break;
  }
  await startDue(services, { webhookId });
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
