import type { OutletKind } from '#contract/passwords/outlets.ts';
import type { Services } from '#server/context.ts';
import type { SetUpBy } from '#server/database/is-set-up-by.ts';
import { deleteActionsOf } from '#server/features/actions/delete-actions-of.ts';
import { deleteToolServersOf } from '#server/features/actions/tool-servers/delete-tool-servers-of.ts';
import { revokeApiKeysOf } from '#server/features/api-keys/revoke-api-keys-of.ts';
import { forgetCalComOf } from '#server/features/cal-com/forget-cal-com-of.ts';
import { deleteIdentitySecretsOf } from '#server/features/identity/delete-identity-secrets-of.ts';
import { forgetReplyAddressOf } from '#server/features/inbox-settings/forget-reply-address-of.ts';
import { deleteModelKeysOf } from '#server/features/model-keys/delete-model-keys-of.ts';
import { forgetNotionOf } from '#server/features/notion/forget-notion-of.ts';
import { unverifyWhiteLabelOf } from '#server/features/partners/white-label/unverify-white-label-of.ts';
import { forgetSlackOf } from '#server/features/slack/connection/forget-slack-of.ts';
import { deleteWebhooksOf } from '#server/features/webhooks/delete-webhooks-of.ts';

/** How each kind is removed. A new kind in the contract does not compile until it is here. */
const removers: Record<OutletKind, (services: Services, whose: SetUpBy) => Promise<void>> = {
  'api-keys': revokeApiKeysOf,
  webhooks: deleteWebhooksOf,
  actions: deleteActionsOf,
  'tool-servers': deleteToolServersOf,
  'identity-secrets': deleteIdentitySecretsOf,
  'model-keys': deleteModelKeysOf,
  notion: forgetNotionOf,
  'cal-com': forgetCalComOf,
  slack: forgetSlackOf,
  'reply-addresses': forgetReplyAddressOf,
  'white-labels': unverifyWhiteLabelOf,
};

/** Removes what lets somebody in, or sends data elsewhere or takes it from there. Call it in a transaction. */
export async function removeOutlets(services: Services, whose: SetUpBy): Promise<void> {
  for (const remove of Object.values(removers)) await remove(services, whose);
}
