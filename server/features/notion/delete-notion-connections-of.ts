import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { notionConnection } from './notion.table.ts';

/**
 * Deletes the connections to Notion that a user made, or that there are in some workspaces. The tokens are not ended at
 * Notion: they may be somebody else's.
 */
export async function deleteNotionConnectionsOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(notionConnection)
    .where(
      isSetUpBy(whose, { userId: notionConnection.connectedBy, workspaceId: notionConnection.workspaceId }),
    );
}
