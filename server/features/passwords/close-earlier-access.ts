import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { revokeApiKeysOfOwner } from '#server/features/api-keys/revoke-api-keys-of-owner.ts';
import { forgetCalComOf } from '#server/features/cal-com/forget-cal-com-of.ts';
import { unlinkGoogle } from '#server/features/credentials/unlink-google.ts';
import { deleteIdentitySecretsOf } from '#server/features/identity/delete-identity-secrets-of.ts';
import { forgetReplyAddressOf } from '#server/features/inbox-settings/forget-reply-address-of.ts';
import { deleteModelKeysOf } from '#server/features/model-keys/delete-model-keys-of.ts';
import { forgetNotionOf } from '#server/features/notion/forget-notion-of.ts';
import { deletePasskeysOfUser } from '#server/features/passkeys/delete-passkeys-of-user.ts';
import { removeSecondFactor } from '#server/features/second-factor/remove-second-factor.ts';
import { forgetSlackOf } from '#server/features/slack/connection/forget-slack-of.ts';
import { updateUser } from '#server/features/users/update-user.ts';
import { deleteWebhooksOf } from '#server/features/webhooks/delete-webhooks-of.ts';
import { isolateUser } from '#server/features/workspaces/isolate-user.ts';

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
  await revokeApiKeysOfOwner(services, user.id);
  const workspaceIds = await isolateUser(services, user);
  await deleteWebhooksOf(services, workspaceIds);
  await deleteIdentitySecretsOf(services, workspaceIds);
  await deleteModelKeysOf(services, workspaceIds);
  await forgetNotionOf(services, workspaceIds);
  await forgetCalComOf(services, workspaceIds);
  await forgetSlackOf(services, workspaceIds);
  await forgetReplyAddressOf(services, workspaceIds);
  await recordAudit(services, { action: 'other-access.removed', workspaceId: null, userId: user.id });
}
