import type { ExternalAccessKind } from '#contract/passwords/external-access.ts';
import type { Services } from '#server/context.ts';
import type { SetUpBy } from '#server/database/is-set-up-by.ts';
import { deleteActionsOf } from '#server/features/actions/delete-actions-of.ts';
import { deleteToolServersOf } from '#server/features/actions/tool-servers/delete-tool-servers-of.ts';
import { revokeApiKeysOf } from '#server/features/api-keys/revoke-api-keys-of.ts';
import { deleteCalComConnectionsOf } from '#server/features/cal-com/delete-cal-com-connections-of.ts';
import { deleteIdentitySecretsOf } from '#server/features/identity/delete-identity-secrets-of.ts';
import { clearReplyAddressesOf } from '#server/features/inbox-settings/clear-reply-addresses-of.ts';
import { deleteModelKeysOf } from '#server/features/model-keys/delete-model-keys-of.ts';
import { deleteNotionConnectionsOf } from '#server/features/notion/delete-notion-connections-of.ts';
import { unverifyWhiteLabelOf } from '#server/features/partners/white-label/unverify-white-label-of.ts';
import { deleteSlackConnectionsOf } from '#server/features/slack/connection/delete-slack-connections-of.ts';
import { deleteWebhooksOf } from '#server/features/webhooks/delete-webhooks-of.ts';

/** How each kind is removed. A new kind in the contract does not compile until it is here. */
const removers: Record<ExternalAccessKind, (services: Services, whose: SetUpBy) => Promise<void>> = {
  'api-keys': revokeApiKeysOf,
  webhooks: deleteWebhooksOf,
  actions: deleteActionsOf,
  'tool-servers': deleteToolServersOf,
  'identity-secrets': deleteIdentitySecretsOf,
  'model-keys': deleteModelKeysOf,
  notion: deleteNotionConnectionsOf,
  'cal-com': deleteCalComConnectionsOf,
  slack: deleteSlackConnectionsOf,
  'reply-addresses': clearReplyAddressesOf,
  'white-labels': unverifyWhiteLabelOf,
};

/** Removes what lets somebody in, or sends data elsewhere or takes it from there. Call it in a transaction. */
export async function removeExternalAccess(services: Services, whose: SetUpBy): Promise<void> {
  for (const remove of Object.values(removers)) await remove(services, whose);
}
