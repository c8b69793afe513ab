import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { billingAccount } from '../billing.table.ts';

/** The workspace as a customer of the provider that is used now; null while it is none. */
export async function findAccount(ctx: Context): Promise<typeof billingAccount.$inferSelect | null> {
  const [found] = await ctx.db.select().from(billingAccount).where(inWorkspace(ctx, billingAccount));
  return found !== undefined && found.provider === ctx.payments?.provider ? found : null;
}
