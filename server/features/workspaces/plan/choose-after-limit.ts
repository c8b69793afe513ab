import { eq } from 'drizzle-orm';
import type { AfterLimit } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { workspace } from '../workspaces.table.ts';

/** Sets what visitors find once the messages of the month are used; it counts from the next message. */
export async function chooseAfterLimit(ctx: Context, step: AfterLimit): Promise<void> {
  await ctx.db.update(workspace).set({ afterLimit: step }).where(eq(workspace.id, ctx.workspace.id));
}
