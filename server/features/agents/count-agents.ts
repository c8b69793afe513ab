import { count } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agent } from './agents.table.ts';

export async function countAgents(ctx: Context): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(agent).where(inWorkspace(ctx, agent));
  return row?.total ?? 0;
}
