import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { slackConnection } from '../slack.table.ts';
import { findSlackConnection } from './find-slack-connection.ts';

/**
 * Deletes the connection with the channels of its agents, and ends the token at Slack, unless another workspace is connected
 * to the same team: Slack gives all of them the same one.
 */
export async function disconnectSlack(ctx: Context): Promise<void> {
  const row = await findSlackConnection(ctx);
  if (row === null) return;
  const others = await withTransaction(ctx, async (ctx) => {
    await ctx.db.delete(slackConnection).where(inWorkspace(ctx, slackConnection));
    await recordAudit(ctx, { action: 'slack.disconnected', workspaceId: ctx.workspace.id });
    return ctx.db.$count(slackConnection, eq(slackConnection.teamId, row.teamId));
  });
  if (others > 0) return;
  try {
    await ctx.slack.revokeToken(decryptSecret(ctx.secretKey, ctx.workspace.id, row.token));
  } catch (error) {
    ctx.log.warn(
      { err: error },
      'the connection to Slack was deleted, but its token could not be revoked at Slack',
    );
  }
}
