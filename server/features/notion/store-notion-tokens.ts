import type { Context } from '#server/context.ts';
import type { NotionTokens } from '#server/ports/notion.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { notionConnection } from './notion.table.ts';

/** Keeps the tokens of the workspace, encrypted, instead of those before. */
export async function storeNotionTokens(
  { db, secretKey, workspace, clock }: Context,
  { method, connectedBy }: Pick<typeof notionConnection.$inferSelect, 'method' | 'connectedBy'>,
  { accessToken, refreshToken, workspaceName }: NotionTokens,
): Promise<void> {
  const values = {
    method,
    connectedBy,
    accessToken: encryptSecret(secretKey, workspace.id, accessToken),
    refreshToken: refreshToken === null ? null : encryptSecret(secretKey, workspace.id, refreshToken),
    tokenEnd: accessToken.slice(-4),
    workspaceName: workspaceName || 'Notion',
    refusedAt: null,
    storedAt: clock.now(),
  };
  await db
    .insert(notionConnection)
    .values({ workspaceId: workspace.id, ...values })
    .onConflictDoUpdate({ target: notionConnection.workspaceId, set: values });
}
