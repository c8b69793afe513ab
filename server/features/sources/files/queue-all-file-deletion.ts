import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { queueFileDeletion } from './queue-file-deletion.ts';

/** Before a workspace is deleted: has the uploaded files of all its agents deleted once that has happened. */
export async function queueAllFileDeletion(ctx: Context): Promise<void> {
  const agents = await ctx.db
    .select({ id: agent.id })
    .from(agent)
    .where(eq(agent.workspaceId, ctx.workspace.id));
  for (const { id } of agents) await queueFileDeletion(ctx, id);
}
