import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { usage } from './quota.table.ts';

/** Sets the monthly meters of a workspace to zero: what was used before it had an owner is not taken from their plan. */
export async function resetUsage(ctx: Context): Promise<void> {
  await ctx.db.delete(usage).where(eq(usage.workspaceId, ctx.workspace.id));
}
