import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findToolServer } from './find-tool-server.ts';
import { toolServer } from './tool-servers.table.ts';

/** Disconnects a remote server and deletes its token. */
export async function deleteToolServer(ctx: Context, agentId: string, toolServerId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { id, name } = await findToolServer(ctx, agentId, toolServerId);
    await ctx.db.delete(toolServer).where(eq(toolServer.id, id));
    await recordAudit(ctx, {
      action: 'tool-server.disconnected',
      workspaceId: ctx.workspace.id,
      subject: { id, name },
    });
  });
}
