import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import type { SlackProblemKind } from '#server/ports/slack-problem.ts';
import { slackChannel } from '../slack.table.ts';

/** Notes why messages do not reach the channel of an agent; null once they do. */
export async function noteChannelProblem(
  ctx: Context,
  agentId: string,
  problem: SlackProblemKind | null,
): Promise<void> {
  await ctx.db
    .update(slackChannel)
    .set({ problem })
    .where(and(inWorkspace(ctx, slackChannel), eq(slackChannel.agentId, agentId)));
}
