import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { forgetFiles } from './forget-files.ts';

/** Before a workspace is deleted: has the uploaded files of all its agents deleted once that has happened. */
export async function forgetAllFiles(ctx: Context): Promise<void> {
  const agents = await ctx.db
    .select({ id: agent.id })
    .from(agent)
    .where(eq(agent.workspaceId, ctx.workspace.id));
  for (const { id } of agents) await forgetFiles(ctx, id);
}
