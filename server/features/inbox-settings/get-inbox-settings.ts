import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { defaultInboxSettings } from '#contract/inbox-settings/inbox-settings.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { inboxSettings } from './inbox-settings.table.ts';

export async function getInboxSettings(ctx: Context): Promise<InboxSettings> {
  const [row] = await ctx.db.select().from(inboxSettings).where(inWorkspace(ctx, inboxSettings));
  if (row === undefined) return defaultInboxSettings;
  const { workspaceId: _workspaceId, replyAddressBy: _replyAddressBy, ...settings } = row;
  return settings;
}
