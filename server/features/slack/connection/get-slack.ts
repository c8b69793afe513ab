import { eq } from 'drizzle-orm';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { hasRole } from '#core/safety/has-role.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { user } from '#server/features/users/users.table.ts';
import { presentConnection } from '#server/present-connection.ts';
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
  const channel = agentId === undefined ? null : await findSlackChannel(ctx, agentId);
  return {
    connection: found === undefined ? null : present(found),
    channel: channel && presentChannel(channel),
    canConnect: 'role' in ctx.actor && hasRole(ctx.actor.role, 'admin'),
    missingSettings: missingSlackSettings(ctx),
    isOffered: !labelStore.getStore(),
  };
}

interface Found {
  row: SlackConnection;
  firstname: string | null;
  lastname: string | null;
}

function present({ row, ...connectedBy }: Found): SlackState['connection'] {
  const problem = row.problem === null ? null : describeSlackProblem(row.problem);
  return presentConnection(row, { accountName: row.teamName, problem, ...connectedBy });
}

function presentChannel(row: SlackChannelRow): SlackState['channel'] {
  const { channelId: id, name, sendsLeads, sendsRequests, problem } = row;
  return {
    id,
    name,
    sendsLeads,
    sendsRequests,
    problem: problem === null ? null : describeSlackProblem(problem),
  };
}
