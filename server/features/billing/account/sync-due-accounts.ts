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
      .select({ accountId: billingAccount.id })
      .from(billingAccount)
      .where(and(lte(billingAccount.syncDueAt, services.clock.now()), gt(billingAccount.id, last)))
      .orderBy(asc(billingAccount.id))
      .limit(batch);
    for (const { accountId } of due) {
      signal.throwIfAborted();
      await syncAccount(services, accountId).catch((error: unknown) =>
        services.log.warn({ err: error, accountId }, 'a billing account could not be read'),
      );
      last = accountId;
    }
    if (due.length < batch) return;
  }
}
