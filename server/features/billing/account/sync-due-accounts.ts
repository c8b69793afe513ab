import { and, asc, gt, lte } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { billingAccount } from '../billing.table.ts';
import { syncAccount } from './sync-account.ts';

const batch = 100;

/**
 * Reads the accounts that are due at the provider: those with a change that may not have been recorded, those of which a
 * period ends, and each once a day. One that cannot be read is left for the next time.
 */
export async function syncDueAccounts(services: Services, signal: AbortSignal): Promise<void> {
  let last = '';
  for (;;) {
    const due = await services.db
      .select({ workspaceId: billingAccount.workspaceId })
      .from(billingAccount)
      .where(and(lte(billingAccount.syncDueAt, services.clock.now()), gt(billingAccount.workspaceId, last)))
      .orderBy(asc(billingAccount.workspaceId))
      .limit(batch);
    for (const { workspaceId } of due) {
      signal.throwIfAborted();
      await syncAccount(services, workspaceId).catch((error: unknown) =>
        services.log.warn({ err: error, workspaceId }, 'a billing account could not be read'),
      );
      last = workspaceId;
    }
    if (due.length < batch) return;
  }
}
