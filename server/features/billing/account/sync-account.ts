import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import type { ProviderAccount } from '#server/ports/payments.ts';
import { billingAccount } from '../billing.table.ts';
import { applyAccount } from './apply-account.ts';

const nothing: ProviderAccount = { subscription: null, methods: [], invoices: [] };

/**
 * Reads the account of a workspace or a user at the provider and stores what it says, whole: it does not matter what of it is known
 * already, or how often this runs. Of two that read at once, what was asked for first is not stored over what was asked
 * for later.
 */
export async function syncAccount(services: Services, accountId: string): Promise<void> {
  const { payments, db } = services;
  if (payments === null) return;
  const [reading] = await db
    .update(billingAccount)
    .set({ reads: sql`${billingAccount.reads} + 1` })
    .where(eq(billingAccount.id, accountId))
    .returning();
  if (reading === undefined || reading.customerId === null) return;
  // Nobody has paid what was bought with test cards before there was a provider of real payments.
  const isOver = reading.provider === 'sandbox' && payments.provider !== 'sandbox';
  if (!isOver && reading.provider !== payments.provider) return;
  const account = isOver ? nothing : await payments.read(reading.customerId);
  await withTransaction(services, async (services) => {
    const [stored] = await services.db
      .select()
      .from(billingAccount)
      .where(eq(billingAccount.id, accountId))
      .for('update');
    if (stored === undefined || stored.applied >= reading.reads) return;
    await applyAccount(services, stored, account, reading.reads);
  });
}
