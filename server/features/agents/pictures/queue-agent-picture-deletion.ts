import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { agent } from '../agents.table.ts';

/** Before an agent, or all of the workspace, is deleted: has the pictures deleted once that has happened. */
export async function queueAgentPictureDeletion(ctx: Context, agentId?: string): Promise<void> {
  const rows = await ctx.db
    .select({ avatar: agent.avatar, cover: agent.cover })
    .from(agent)
    .where(and(inWorkspace(ctx, agent), agentId === undefined ? undefined : eq(agent.id, agentId)));
  await queuePictureDeletion(
    ctx,
    rows.flatMap(({ avatar, cover }) => [avatar, cover]),
  );
}
