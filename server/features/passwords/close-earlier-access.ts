import type { Services } from '#server/context.ts';
import { revokeApiKeysOfOwner } from '#server/features/api-keys/revoke-api-keys-of-owner.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';
import { removeSecondFactor } from '#server/features/second-factor/remove-second-factor.ts';
import { updateUser } from '#server/features/users/update-user.ts';
import { emptyOwnedWorkspaces } from '#server/features/workspaces/empty-owned-workspaces.ts';

/**
 * For the reader of a mailbox whose address was never verified: until now anybody may have created this account with
 * it. They get it alone: every way in, every key, member and invitation that was set up before goes. Call it in a
 * transaction.
 */
export async function closeEarlierAccess(services: Services, userId: string): Promise<void> {
  await updateUser(services, userId, { emailVerified: true });
  await unlinkGoogle(services, userId);
  await deletePasskeysOfUser(services, userId);
  await removeSecondFactor(services, userId);
  await revokeApiKeysOfOwner(services, userId);
  await emptyOwnedWorkspaces(services, userId);
}
