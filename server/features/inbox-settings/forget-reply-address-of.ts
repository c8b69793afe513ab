import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { inboxSettings } from './inbox-settings.table.ts';

/** Forgets where the answers of visitors to these workspaces go by email. */
export async function forgetReplyAddressOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db
    .update(inboxSettings)
    .set({ replyAddress: null })
    .where(inArray(inboxSettings.workspaceId, [...workspaceIds]));
}
