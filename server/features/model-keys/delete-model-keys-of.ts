import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { modelKey } from './model-keys.table.ts';

/**
 * Deletes every model key that a user stored, or that there is in some workspaces: what visitors write no longer goes
 * to its account.
 */
export async function deleteModelKeysOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(modelKey)
    .where(isSetUpBy(whose, { userId: modelKey.storedBy, workspaceId: modelKey.workspaceId }));
}
