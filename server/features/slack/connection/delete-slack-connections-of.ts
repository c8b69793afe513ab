import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { slackConnection } from '../slack.table.ts';

/**
 * Deletes the connections to Slack that a user made, or that there are in some workspaces. Their tokens are not ended at
 * Slack: they may be somebody else's.
 */
export async function deleteSlackConnectionsOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(slackConnection)
    .where(
      isSetUpBy(whose, { userId: slackConnection.connectedBy, workspaceId: slackConnection.workspaceId }),
    );
}
