import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { workspace } from './workspaces.table.ts';

/** Makes other transactions that would count against the same plan limit wait until this one ends. */
export async function lockWorkspace(ctx: Context): Promise<void> {
  await ctx.db
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.id, ctx.workspace.id))
    .for('update');
}
