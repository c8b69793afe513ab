import { eq, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { BillingDetails, Buyer } from '#server/ports/payments.ts';
import { billingAccount } from '../billing.table.ts';
import { requirePayments } from '../require-payments.ts';

/**
 * Makes a buyer a customer of the provider and answers its id there. The row comes first, and its id is the key at the
 * provider: whatever is interrupted, there is one customer.
 * @param found the buyer's account at this provider, where there is one
 */
export async function openCustomer(
  services: Services,
  buyer: Buyer,
  found: typeof billingAccount.$inferSelect | null,
  firstDetails: () => Promise<BillingDetails>,
): Promise<string> {
  const payments = requirePayments(services);
  if (found !== null && found.customerId !== null) return found.customerId;
  const id = 'workspaceId' in buyer ? buyer.workspaceId : buyer.userId;
  const details = found?.details ?? (await firstDetails());
  const row = { provider: payments.provider, customerId: null, details, syncDueAt: services.clock.now() };
  if (found === null) {
    // Who was a customer of another provider begins at this one. Of two at once, the second one changes nothing.
    await services.db
      .insert(billingAccount)
      .values({ ...buyer, ...row })
      .onConflictDoUpdate({
        target: billingAccount.id,
        set: { ...row, subscription: null, methods: [] },
        setWhere: ne(billingAccount.provider, payments.provider),
      });
  }
  const customerId = await payments.createCustomer({ buyer, details, key: `cus_${id}` });
  await services.db.update(billingAccount).set({ customerId }).where(eq(billingAccount.id, id));
  return customerId;
}
