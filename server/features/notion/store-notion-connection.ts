import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import type { NotionTokens } from '#server/ports/notion.ts';
import type { notionConnection } from './notion.table.ts';
import { storeNotionTokens } from './store-notion-tokens.ts';

/** Stores a connection in place of the earlier one, with an entry in the audit log and an email to the member who connected. */
export async function storeNotionConnection(
  ctx: Context,
  method: (typeof notionConnection.$inferSelect)['method'],
  tokens: NotionTokens,
): Promise<void> {
  const connectedBy = actingUserId(ctx.actor);
  await withTransaction(ctx, async (ctx) => {
    await storeNotionTokens(ctx, { method, connectedBy }, tokens);
    await recordAudit(ctx, { action: 'notion.connected', workspaceId: ctx.workspace.id });
    if (connectedBy !== null)
      await emailSecurityChange(ctx, [connectedBy], {
        change: 'notion-connected',
        what: tokens.workspaceName || 'Notion',
      });
  });
}
