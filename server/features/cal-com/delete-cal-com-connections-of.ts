import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { calComConnection } from './cal-com.table.ts';

/**
 * Deletes the connections to Cal.com that a user made, or that there are in some workspaces: details of visitors no longer
 * go to those accounts.
 */
export async function deleteCalComConnectionsOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(calComConnection)
    .where(
      isSetUpBy(whose, { userId: calComConnection.connectedBy, workspaceId: calComConnection.workspaceId }),
    );
}
