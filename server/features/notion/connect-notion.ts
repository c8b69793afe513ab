import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failAsNotion } from './fail-as-notion.ts';
import { storeNotionTokens } from './store-notion-tokens.ts';

/** Stores the token of an internal connection, once Notion has accepted it; `cannot-process` if Notion does not. */
export async function connectNotion(ctx: Context, token: string): Promise<void> {
  const { workspaceName } = await failAsNotion(
    () => ctx.notion.identify(token),
    'Notion does not accept this token. Copy it again from the connection in Notion.',
  );
  await withTransaction(ctx, async (ctx) => {
    const tokens = { accessToken: token, refreshToken: null, workspaceName };
    await storeNotionTokens(ctx, { method: 'token', connectedBy: actingUserId(ctx.actor) }, tokens);
    await recordAudit(ctx, { action: 'notion.connected', workspaceId: ctx.workspace.id });
  });
}
