import type { PrivacySettings } from '#contract/privacy/privacy.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { privacySettings } from './privacy.table.ts';

/** Where nothing is set, all is kept and nothing is masked. */
export async function getPrivacySettings(ctx: Context): Promise<PrivacySettings> {
  const [row] = await ctx.db.select().from(privacySettings).where(inWorkspace(ctx, privacySettings));
  if (row === undefined) return { conversationDays: null, leadDays: null, masksCardNumbers: false };
  const { workspaceId: _workspaceId, ...settings } = row;
  return settings;
}
