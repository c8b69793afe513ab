import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { webhook } from './webhooks.table.ts';

/** Deletes every webhook that a user created, or that there is in some workspaces, with its log. */
export async function deleteWebhooksOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .delete(webhook)
    .where(isSetUpBy(whose, { userId: webhook.createdBy, workspaceId: webhook.workspaceId }));
}
