import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { applyAccount } from './apply-account.ts';
import { billingAccount } from './billing.table.ts';

/**
 * Reads the account of a workspace at the provider and stores what it says, whole: it does not matter what of it is known
 * already, or how often this runs. Of two that read at once, what was asked for first is not stored over what was asked
 * for later.
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
