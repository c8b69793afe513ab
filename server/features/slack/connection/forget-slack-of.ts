import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { slackConnection } from '../slack.table.ts';

/** Deletes the connections of these workspaces. Their tokens are not ended at Slack: they may be somebody else's. */
export async function forgetSlackOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(slackConnection).where(inArray(slackConnection.workspaceId, [...workspaceIds]));
}
