import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { BillingDetails } from '#server/ports/payments.ts';
import { changeAccount } from './account/change-account.ts';
import { openAccount } from './account/open-account.ts';
import { billingAccount } from './billing.table.ts';

/** Changes what invoices say about the buyer from now on; those that were written stay. `invalid-input` for a tax number that the provider refuses: nothing is changed then. */
export async function saveBillingDetails(ctx: Context, details: BillingDetails): Promise<void> {
  await openAccount(ctx);
  await changeAccount(
    ctx,
    async (payments, { customerId }) => {
      await payments.saveDetails(customerId, details);
      await ctx.db
        .update(billingAccount)
        .set({ details })
        .where(eq(billingAccount.workspaceId, ctx.workspace.id));
    },
    { action: 'billing-details.changed' },
  );
}
