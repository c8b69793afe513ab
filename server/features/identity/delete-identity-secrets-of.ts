import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { identitySecret } from './identity.table.ts';

/**
 * Deletes every identity secret that a user created, or that there is in some workspaces, and ends what its tokens
 * have opened.
 */
export async function deleteIdentitySecretsOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(identitySecret)
    .where(isSetUpBy(whose, { userId: identitySecret.createdBy, workspaceId: identitySecret.workspaceId }));
}
