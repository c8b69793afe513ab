import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';
import { removeExternalAccess } from './remove-external-access.ts';

/**
 * Removes the ways to sign in besides the password and the second factor, and what the user has set up that lets somebody in
 * or sends data elsewhere. Call it in a transaction.
 */
export async function removeOtherAccess(services: Services, userId: string): Promise<void> {
  await unlinkGoogle(services, userId);
  await deletePasskeysOfUser(services, userId);
  await removeExternalAccess(services, { userId });
  await recordAudit(services, { action: 'other-access.removed', workspaceId: null, userId });
}
