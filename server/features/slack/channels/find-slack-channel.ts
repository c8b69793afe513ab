import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type SlackChannelRow, slackChannel } from '../slack.table.ts';

/** Where an agent of the workspace posts, or null. */
export async function findSlackChannel(ctx: Context, agentId: string): Promise<SlackChannelRow | null> {
  const [row] = await ctx.db
    .select()
    .from(slackChannel)
    .where(and(inWorkspace(ctx, slackChannel), eq(slackChannel.agentId, agentId)));
  return row ?? null;
}
