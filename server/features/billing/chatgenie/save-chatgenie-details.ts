import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';
import type { BillingDetails } from '#server/ports/payments.ts';
import { changeUserAccount } from './change-user-account.ts';
import { openUserAccount } from './open-user-account.ts';

/** Changes what a user's invoices say about them from now on; those that were written stay. */
export async function saveChatgenieDetails(
  services: Services,
  userId: string,
  details: BillingDetails,
): Promise<void> {
  await openUserAccount(services, userId);
  await changeUserAccount(
    services,
    userId,
    async (payments, { customerId }) => {
      await payments.saveDetails(customerId, details);
      await services.db.update(billingAccount).set({ details }).where(eq(billingAccount.id, userId));
    },
    'billing-details.changed',
  );
}
