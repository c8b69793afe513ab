import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';

/**
 * The connection with another access token than the one that Cal.com refused. Under the lock of the connection, as a refresh
 * token is good once, and somebody else may be using it just now. Null where there is none: for an API key, and where the
 * owner has taken the access away.
 */
export function replaceCalComTokens(
  ctx: Context,
  refused: CalComConnection,
): Promise<CalComConnection | null> {
  return withTransaction(ctx, async (ctx) => {
    const { secretKey, workspace } = ctx;
    const own = inWorkspace(ctx, calComConnection);
    const [row] = await ctx.db.select().from(calComConnection).where(own).for('update');
    if (row === undefined || row.refreshToken === null) return null;
    if (row.apiKey !== refused.apiKey) return row;
    try {
      const tokens = await ctx.calCom.refreshTokens(decryptSecret(secretKey, workspace.id, row.refreshToken));
      const [replaced] = await ctx.db
        .update(calComConnection)
        .set({
          apiKey: encryptSecret(secretKey, workspace.id, tokens.accessToken),
          keyEnd: tokens.accessToken.slice(-4),
          refreshToken: encryptSecret(secretKey, workspace.id, tokens.refreshToken),
        })
        .where(own)
        .returning();
      return replaced ?? null;
    } catch (error) {
      if (error instanceof CalComProblem && error.kind === 'unauthorized') return null;
      throw error;
    }
  });
}
