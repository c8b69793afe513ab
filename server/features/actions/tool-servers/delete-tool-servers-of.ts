import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { toolServer } from './tool-servers.table.ts';

/** Deletes every remote server that a user connected, or that there is in some workspaces. */
export async function deleteToolServersOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(toolServer)
    .where(isSetUpBy(whose, { userId: toolServer.createdBy, workspaceId: toolServer.workspaceId }));
}
