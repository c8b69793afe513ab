import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';
import { removeSecondFactor } from '#server/features/second-factor/remove-second-factor.ts';
import { updateUser } from '#server/features/users/update-user.ts';
import { isolateUser } from '#server/features/workspaces/isolate-user.ts';
import { removeExternalAccess } from './remove-external-access.ts';

/**
 * For the reader of a mailbox whose address was never verified: until now anybody may have created this account with
 * it. They get it alone: every other way to sign in, every key, member and invitation that was set up before is removed,
 * and so is what sends data elsewhere or lets others read it. Sessions end with the new password. Call it in a transaction.
 */
export async function closeEarlierAccess(
  services: Services,
  user: { id: string; email: string; firstname: string; company: string },
): Promise<void> {
  await updateUser(services, user.id, { emailVerified: true });
  await unlinkGoogle(services, user.id);
  await deletePasskeysOfUser(services, user.id);
  await removeSecondFactor(services, user.id);
  const workspaceIds = await isolateUser(services, user);
  for (const whose of [{ workspaceIds }, { userId: user.id }]) await removeExternalAccess(services, whose);
  await recordAudit(services, { action: 'other-access.removed', workspaceId: null, userId: user.id });
}
