import { and, isNull, type SQL } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailConnectionLost } from '#server/features/workspaces/email-connection-lost.ts';
import { slackChannel, slackConnection } from '../slack.table.ts';

const consequence =
  'New leads and human requests are no longer posted there, and replies in threads no longer reach visitors. If you connect again within a day, what was missed is posted then.';

/**
 * Notes that Slack no longer accepts the connection, and tells owners and admins by email, once until it is connected again.
 * @param which of the workspace: the one whose token was used, or any
 */
export async function noteSlackRefusal(ctx: Context, which?: SQL): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [lost] = await ctx.db
      .update(slackConnection)
      .set({ refusedAt: now, problem: 'unauthorized', problemAt: now })
      .where(and(inWorkspace(ctx, slackConnection), isNull(slackConnection.refusedAt), which))
      .returning({ accountName: slackConnection.teamName });
    if (lost === undefined) return;
    await emailConnectionLost(ctx, { service: 'Slack', consequence, path: await pageOf(ctx), ...lost });
  });
}

/** The Slack page of an agent that posts. */
async function pageOf(ctx: Context): Promise<string> {
  const [found] = await ctx.db
    .select({ agentId: slackChannel.agentId })
    .from(slackChannel)
    .where(inWorkspace(ctx, slackChannel))
    .limit(1);
  return found === undefined ? paths.dashboard : paths.integration(found.agentId, 'slack');
}
