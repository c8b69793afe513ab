import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import type { Context } from '#server/context.ts';
import { getInboxSettings } from './get-inbox-settings.ts';
import { inboxSettings } from './inbox-settings.table.ts';

/** Sets all of it at once. It counts from the next act of a member on. */
export async function updateInboxSettings(ctx: Context, settings: InboxSettings): Promise<InboxSettings> {
  await ctx.db
    .insert(inboxSettings)
    .values({ workspaceId: ctx.workspace.id, ...settings })
    .onConflictDoUpdate({ target: inboxSettings.workspaceId, set: settings });
  return getInboxSettings(ctx);
}
