import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { addressOf } from './address-of.ts';
import { toolServer } from './tool-servers.table.ts';

/** Gives an agent the remote servers of another one, with their tokens and the tools that are allowed; as `copyActions`. */
export async function copyToolServers(ctx: Context, fromAgentId: string, toAgentId: string): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(toolServer)
    .where(and(inWorkspace(ctx, toolServer), eq(toolServer.agentId, fromAgentId)))
    .orderBy(asc(toolServer.id));
  for (const row of rows) {
    const id = createId('tsv');
    const { token } = addressOf(ctx, row);
    const sealed = token === null ? null : encryptSecret(ctx.secretKey, id, token);
    const createdAt = ctx.clock.now();
    await ctx.db.insert(toolServer).values({ ...row, id, agentId: toAgentId, token: sealed, createdAt });
    await recordAudit(ctx, {
      action: 'tool-server.connected',
      workspaceId: ctx.workspace.id,
      subject: { id, name: row.name },
    });
  }
}
