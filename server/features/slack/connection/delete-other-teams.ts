import { and, inArray, ne } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { slackChannel, slackConnection, slackPost, slackThread } from '../slack.table.ts';

/**
 * Deletes the channels and threads of other Slack workspaces, which the new connection cannot reach. A request that still waits
 * is then posted as if it were new.
 */
export async function deleteOtherTeams(ctx: Context, teamId: string): Promise<void> {
  const { db } = ctx;
  const isConnectedElsewhere = and(inWorkspace(ctx, slackConnection), ne(slackConnection.teamId, teamId));
  if ((await db.$count(slackConnection, isConnectedElsewhere)) > 0)
    await db.delete(slackChannel).where(inWorkspace(ctx, slackChannel));
  const isElsewhere = and(inWorkspace(ctx, slackThread), ne(slackThread.teamId, teamId));
  const lost = db.select({ id: slackThread.conversationId }).from(slackThread).where(isElsewhere);
  await db.delete(slackPost).where(and(inWorkspace(ctx, slackPost), inArray(slackPost.conversationId, lost)));
  await db.delete(slackThread).where(isElsewhere);
}
