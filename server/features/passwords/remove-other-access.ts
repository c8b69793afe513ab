import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { revokeApiKeysOfCreator } from '#server/features/api-keys/revoke-api-keys-of-creator.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';

/** Removes what gives access besides the password and the second factor. Call it in a transaction. */
export async function removeOtherAccess(services: Services, userId: string): Promise<void> {
  await unlinkGoogle(services, userId);
  await deletePasskeysOfUser(services, userId);
  await revokeApiKeysOfCreator(services, userId);
  await recordAudit(services, { action: 'other-access.removed', workspaceId: null, userId });
}
