import { eq } from 'drizzle-orm';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { user } from '#server/features/users/users.table.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { findSlackChannel } from '../channels/find-slack-channel.ts';
import { type SlackChannelRow, type SlackConnection, slackConnection } from '../slack.table.ts';
import { describeSlackProblem } from './describe-slack-problem.ts';
import { missingSlackSettings } from './missing-slack-settings.ts';

/** The connection as its owner sees it, what it still needs, and the channel of an agent; `not-found` for one of others. */
export async function getSlack(ctx: Context, agentId?: string): Promise<SlackState> {
  if (agentId !== undefined) await findAgent(ctx, agentId);
  const [found] = await ctx.db
    .select({ row: slackConnection, firstname: user.firstname, lastname: user.lastname })
    .from(slackConnection)
    .leftJoin(user, eq(user.id, slackConnection.connectedBy))
    .where(inWorkspace(ctx, slackConnection));
  const connectedBy = found && [found.firstname, found.lastname].filter(Boolean).join(' ');
  const channel = agentId === undefined ? null : await findSlackChannel(ctx, agentId);
  return {
    connection: found === undefined ? null : present(found.row, connectedBy || null),
    channel: channel && presentChannel(channel),
    canConnect: 'role' in ctx.actor && roles.indexOf(ctx.actor.role) >= roles.indexOf('admin'),
    missingSettings: missingSlackSettings(ctx),
    isOffered: !labelStore.getStore(),
  };
}

function present(row: SlackConnection, connectedBy: string | null): SlackState['connection'] {
  return {
    accountName: row.teamName,
    connectedBy,
    connectedAt: row.connectedAt.toISOString(),
    needsReconnect: row.refusedAt !== null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    problem: row.problem === null ? null : describeSlackProblem(row.problem),
    problemAt: row.problemAt?.toISOString() ?? null,
  };
}

function presentChannel(row: SlackChannelRow): SlackState['channel'] {
  const { channelId: id, name, sendsLeads, sendsRequests, problem } = row;
  return {
    ...{ id, name, sendsLeads, sendsRequests },
    problem: problem === null ? null : describeSlackProblem(problem),
  };
}
