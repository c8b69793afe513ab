import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { applyAccount } from './apply-account.ts';
import { billingAccount } from './billing.table.ts';

/**
 * Reads the account of a workspace at the provider and stores what it says. Messages of the provider only say that there is
 * something to read, so it does not matter in which order, how often or how late they come. Of two that read at once, what
 * was asked for first is not stored over what was asked for later.
 */
export async function syncAccount(services: Services, workspaceId: string): Promise<void> {
  const { payments, db } = services;
  if (payments === null) return;
  const [reading] = await db
    .update(billingAccount)
    .set({ reads: sql`${billingAccount.reads} + 1` })
    .where(eq(billingAccount.workspaceId, workspaceId))
    .returning();
  if (reading === undefined || reading.customerId === null || reading.provider !== payments.provider) return;
  const account = await payments.read(reading.customerId);
  await withTransaction(services, async (services) => {
    const [stored] = await services.db
      .select()
      .from(billingAccount)
      .where(eq(billingAccount.workspaceId, workspaceId))
      .for('update');
    if (stored === undefined || stored.applied >= reading.reads) return;
    await applyAccount(services, stored, account, reading.reads);
  });
}
