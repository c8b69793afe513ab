import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { inboxSettings } from './inbox-settings.table.ts';

/** Clears the addresses for visitors' answers that a user entered, or those of some workspaces. */
export async function clearReplyAddressesOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  await db
    .update(inboxSettings)
    .set({ replyAddress: null, replyAddressBy: null })
    .where(
      isSetUpBy(whose, { userId: inboxSettings.replyAddressBy, workspaceId: inboxSettings.workspaceId }),
    );
}
