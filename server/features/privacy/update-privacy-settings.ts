import type { PrivacySettings } from '#contract/privacy/privacy.schemas.ts';
import type { Context } from '#server/context.ts';
import { getPrivacySettings } from './get-privacy-settings.ts';
import { privacySettings } from './privacy.table.ts';

/** Sets all of it at once. What is too old is erased in the next night, and cards are masked from the next message on. */
export async function updatePrivacySettings(
  ctx: Context,
  settings: PrivacySettings,
): Promise<PrivacySettings> {
  await ctx.db
    .insert(privacySettings)
    .values({ workspaceId: ctx.workspace.id, ...settings })
    .onConflictDoUpdate({ target: privacySettings.workspaceId, set: settings });
  return getPrivacySettings(ctx);
}
