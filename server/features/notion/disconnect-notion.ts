import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { findNotionConnection } from './find-notion-connection.ts';
import { notionConnection } from './notion.table.ts';

/** Deletes the tokens, and ends them at Notion where that can be done. */
export async function disconnectNotion(ctx: Context): Promise<void> {
  const row = await findNotionConnection(ctx);
  if (row === null) return;
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.delete(notionConnection).where(inWorkspace(ctx, notionConnection));
    await recordAudit(ctx, { action: 'notion.disconnected', workspaceId: ctx.workspace.id });
  });
  // The token of an internal connection is the owner's own, and may be in use elsewhere.
  if (row.method === 'token') return;
  try {
    await ctx.notion.revokeToken(decryptSecret(ctx.secretKey, ctx.workspace.id, row.accessToken));
  } catch (error) {
    ctx.log.warn({ err: error }, 'a token of Notion was deleted here and could not be ended there');
  }
}
