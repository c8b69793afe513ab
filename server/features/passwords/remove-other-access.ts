import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { revokeApiKeysOfCreator } from '#server/features/api-keys/revoke-api-keys-of-creator.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deleteIdentitySecretsOfCreator } from '#server/features/identity/delete-identity-secrets-of-creator.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';
import { deleteWebhooksOfCreator } from '#server/features/webhooks/delete-webhooks-of-creator.ts';

/**
 * Removes what gives access besides the password and the second factor, and what the user created that sends data
 * elsewhere or lets others read it. Call it in a transaction.
 */
export async function removeOtherAccess(services: Services, userId: string): Promise<void> {
  await unlinkGoogle(services, userId);
  await deletePasskeysOfUser(services, userId);
  await revokeApiKeysOfCreator(services, userId);
  await deleteWebhooksOfCreator(services, userId);
  await deleteIdentitySecretsOfCreator(services, userId);
  await recordAudit(services, { action: 'other-access.removed', workspaceId: null, userId });
}
