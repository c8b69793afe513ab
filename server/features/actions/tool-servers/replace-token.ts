import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { findToolServer } from './find-tool-server.ts';
import { readTools } from './read-tools.ts';
import { storeListed } from './store-listed.ts';

/**
 * Connects a remote server again with another token, once it has listed its tools by it. Who does it gets an email, as for a new
 * connection. `cannot-process` where the server does not answer or refuses the token: the one before stays.
 */
export async function replaceToken(
  ctx: Context,
  { agentId, toolServerId, token }: { agentId: string; toolServerId: string; token: string },
  signal: AbortSignal,
): Promise<ToolServer> {
  const { url } = await findToolServer(ctx, agentId, toolServerId);
  const listed = await readTools(ctx, { url, token }, signal);
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findToolServer(ctx, agentId, toolServerId);
    const createdBy = actingUserId(ctx.actor);
    const sealed = {
      createdBy,
      token: encryptSecret(ctx.secretKey, row.id, token),
      tokenEnd: token.slice(-4),
    };
    await recordAudit(ctx, {
      action: 'tool-server.connected',
      workspaceId: ctx.workspace.id,
      subject: { id: row.id, name: row.name },
    });
    if (createdBy !== null) {
      const what = new URL(url).host;
      await emailSecurityChange(ctx, [createdBy], { change: 'tool-server-connected', what });
    }
    return storeListed(ctx, row, listed, sealed);
  });
}
