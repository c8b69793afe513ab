import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { action } from './actions.table.ts';

/** Deletes every action that a user created, or that there is in some workspaces. */
export async function deleteActionsOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(action)
    .where(isSetUpBy(whose, { userId: action.createdBy, workspaceId: action.workspaceId }));
}
