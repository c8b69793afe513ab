import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { failAsSlack } from '../connection/fail-as-slack.ts';
import { requireSlack } from '../connection/require-slack.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';
import { slackChannel } from '../slack.table.ts';

interface Chosen {
  /** Null for no channel. */
  channelId: string | null;
  sendsLeads: boolean;
  sendsRequests: boolean;
}

/**
 * Has an agent post to a channel, which the app enters so that replies there come to us. `cannot-process` without a connection
 * that works, or for a channel where the app may not write.
 */
export async function chooseSlackChannel(
  ctx: Context,
  agentId: string,
  { channelId, ...sent }: Chosen,
): Promise<void> {
  const agent = await findAgent(ctx, agentId);
  if (channelId === null) {
    await withTransaction(ctx, async (ctx) => {
      const given = and(inWorkspace(ctx, slackChannel), eq(slackChannel.agentId, agentId));
      const gone = await ctx.db.delete(slackChannel).where(given).returning({ id: slackChannel.agentId });
      if (gone.length > 0) await note(ctx, agent, 'none');
    });
    return;
  }
  await requireSlack(ctx);
  const { id, name } = await failAsSlack(() =>
    withSlackToken(ctx, (token) => ctx.slack.joinChannel(token, channelId)),
  );
  const values = { channelId: id, name, ...sent, problem: null };
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(slackChannel)
      .values({ agentId, workspaceId: ctx.workspace.id, ...values })
      .onConflictDoUpdate({ target: slackChannel.agentId, set: values });
    await note(ctx, agent, `#${name}`);
  });
}

/** Where what visitors write goes is noted, as for a connection. */
function note(ctx: Context, { id, name }: { id: string; name: string }, channel: string): Promise<void> {
  return recordAudit(ctx, {
    action: 'slack.channel-chosen',
    workspaceId: ctx.workspace.id,
    subject: { id, name },
    details: { channel },
  });
}
