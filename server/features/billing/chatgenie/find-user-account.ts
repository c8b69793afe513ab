import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';

/** A user as a customer of the provider that is used now; null while they are none. */
export async function findUserAccount(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  userId: string,
): Promise<typeof billingAccount.$inferSelect | null> {
  const [found] = await db.select().from(billingAccount).where(eq(billingAccount.userId, userId));
  return found !== undefined && found.provider === payments?.provider ? found : null;
}
