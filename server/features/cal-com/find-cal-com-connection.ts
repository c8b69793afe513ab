import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';

/** The connection of the workspace, with its key encrypted, or null. */
export async function findCalComConnection(ctx: Context): Promise<CalComConnection | null> {
  const [row] = await ctx.db.select().from(calComConnection).where(inWorkspace(ctx, calComConnection));
  return row ?? null;
}
