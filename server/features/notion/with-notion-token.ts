import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { findNotionConnection } from './find-notion-connection.ts';
import { noteNotionRefusal } from './note-notion-refusal.ts';
import { notionConnection } from './notion.table.ts';
import { storeNotionTokens } from './store-notion-tokens.ts';

/**
 * Does something with the token of the workspace. One that has ended is replaced once, where the connection can do that;
 * where it cannot, the owner is asked to connect again.
 * @throws NotionProblem  `unauthorized` when there is no connection, or none that Notion accepts
 */
export async function withNotionToken<T>(ctx: Context, work: (token: string) => Promise<T>): Promise<T> {
  const token = await currentToken(ctx);
  if (token === null) throw new NotionProblem('unauthorized');
  try {
    return await work(token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return work(await replaceToken(ctx, token, error));
  }
}

const isUnauthorized = (error: unknown): boolean =>
  error instanceof NotionProblem && error.kind === 'unauthorized';

async function currentToken(ctx: Context): Promise<string | null> {
  const row = await findNotionConnection(ctx);
  return row === null ? null : decryptSecret(ctx.secretKey, ctx.workspace.id, row.accessToken);
}

/** Under the lock of the connection: a refresh token counts once, and another job may be replacing it just now. */
async function replaceToken(ctx: Context, refused: string, reason: unknown): Promise<string> {
  const replaced = await withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(notionConnection)
      .where(inWorkspace(ctx, notionConnection))
      .for('update');
    if (row === undefined) return null;
    const current = decryptSecret(ctx.secretKey, ctx.workspace.id, row.accessToken);
    if (current !== refused) return current;
    if (row.refreshToken === null) return null;
    try {
      const refreshToken = decryptSecret(ctx.secretKey, ctx.workspace.id, row.refreshToken);
      const tokens = await ctx.notion.refreshTokens(refreshToken);
      await storeNotionTokens(ctx, row, tokens);
      return tokens.accessToken;
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  });
  if (replaced !== null) return replaced;
  await noteNotionRefusal(ctx, refused);
  throw reason;
}
