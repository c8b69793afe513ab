import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { allowMinutes } from '#server/database/allow-minutes.ts';
import { workspace } from './workspaces.table.ts';

/** Deletes the workspace with everything in it. It asks for no role: the caller has checked that. Call it in a transaction. */
export async function eraseWorkspace(ctx: Context): Promise<void> {
  await allowMinutes(ctx.db);
  await ctx.deletionHooks.beforeWorkspace(ctx);
  await ctx.db.delete(workspace).where(eq(workspace.id, ctx.workspace.id));
}
