import type { PrivacySettings } from '#contract/privacy/privacy.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { getPrivacySettings } from './get-privacy-settings.ts';
import { privacySettings } from './privacy.table.ts';

/** Sets all of it at once. What is too old is erased in the next night, and cards are masked from the next message on. */
export function updatePrivacySettings(ctx: Context, settings: PrivacySettings): Promise<PrivacySettings> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(privacySettings)
      .values({ workspaceId: ctx.workspace.id, ...settings })
      .onConflictDoUpdate({ target: privacySettings.workspaceId, set: settings });
    await recordAudit(ctx, { action: 'privacy.changed', workspaceId: ctx.workspace.id });
    return getPrivacySettings(ctx);
  });
}
