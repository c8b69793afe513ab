import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { billingAccount } from '../billing.table.ts';
import { firstDetails } from '../first-details.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { requirePayments } from '../require-payments.ts';
import { findAccount } from './find-account.ts';

/**
 * Makes the workspace a customer of the provider and answers its id there. The row comes first, and its id is the key at
 * the provider: whatever is interrupted, there is one customer.
 */
export async function openAccount(ctx: Context): Promise<string> {
  await requirePayer(ctx);
  const payments = requirePayments(ctx);
  const found = await findAccount(ctx);
  if (found !== null && found.customerId !== null) return found.customerId;
  const details = found?.details ?? (await firstDetails(ctx, requirePerson(ctx)));
  const row = { provider: payments.provider, customerId: null, details, syncDueAt: ctx.clock.now() };
  if (found === null) {
    // A workspace that was a customer of another provider begins at this one.
    await ctx.db
      .insert(billingAccount)
      .values({ workspaceId: ctx.workspace.id, ...row })
      .onConflictDoUpdate({
        target: billingAccount.workspaceId,
        set: { ...row, subscription: null, methods: [] },
      });
  }
  const workspaceId = ctx.workspace.id;
  const customerId = await payments.createCustomer({
    workspaceId,
    details,
    key: `cus_${workspaceId}`,
  });
  await ctx.db.update(billingAccount).set({ customerId }).where(eq(billingAccount.workspaceId, workspaceId));
  return customerId;
}
