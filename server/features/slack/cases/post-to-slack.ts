import type { Context, Services } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { findSlackChannel } from '../channels/find-slack-channel.ts';
import { noteChannelProblem } from '../channels/note-channel-problem.ts';
import { findSlackConnection } from '../connection/find-slack-connection.ts';
import { followConversation } from './follow-conversation.ts';
import { postLead } from './post-lead.ts';
import { postJob, type SlackWork } from './slack-work.ts';

/**
 * Posts what is not in Slack yet. The queue tries again what Slack does not accept now, after the time that Slack names.
 * Posts nothing for an agent without a channel.
 */
export async function postToSlack(services: Services, work: SlackWork): Promise<void> {
  const { workspaceId, agentId, conversationId, leadId } = work;
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const channel = await findSlackChannel(ctx, agentId);
  const connection = await findSlackConnection(ctx);
  if (channel === null || connection === null) return;
  try {
    if (conversationId !== null)
      await followConversation(ctx, { channel, teamId: connection.teamId, conversationId, leadId });
    else if (leadId !== null) await postLead(ctx, channel, leadId);
    if (channel.problem !== null) await noteChannelProblem(ctx, agentId, null);
  } catch (error) {
    if (!(error instanceof SlackProblem)) throw error;
    if (error.kind === 'channel') await noteChannelProblem(ctx, agentId, error.kind);
    // It would be refused again, and is noted with the connection.
    if (error.kind === 'refused') {
      ctx.log.warn({ err: error }, 'Slack did not accept a message');
      return;
    }
    if (error.kind !== 'busy') throw error;
    await services.jobs.addJob(services.db, {
      name: postJob,
      data: work,
      groupId: conversationId ?? leadId ?? agentId,
      startAfterSeconds: error.retryAfterSeconds,
    });
  }
}
