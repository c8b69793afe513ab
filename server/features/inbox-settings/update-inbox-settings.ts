import { sql } from 'drizzle-orm';
import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { getInboxSettings } from './get-inbox-settings.ts';
import { inboxSettings } from './inbox-settings.table.ts';

/** Who entered the stored address: changes only when the address does. */
const replyAddressBy = sql`case
  when ${inboxSettings.replyAddress} is distinct from excluded.reply_address then excluded.reply_address_by
  else ${inboxSettings.replyAddressBy} end`;

/** Sets all of it at once. It applies from the next action of a member on. */
export async function updateInboxSettings(ctx: Context, settings: InboxSettings): Promise<InboxSettings> {
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(inboxSettings)
      .values({ workspaceId: ctx.workspace.id, replyAddressBy: actingUserId(ctx.actor), ...settings })
      .onConflictDoUpdate({ target: inboxSettings.workspaceId, set: { ...settings, replyAddressBy } });
    await recordAudit(ctx, { action: 'inbox-settings.changed', workspaceId: ctx.workspace.id });
  });
  return getInboxSettings(ctx);
}
