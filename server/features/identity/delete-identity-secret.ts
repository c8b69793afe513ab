import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { identitySecret } from './identity.table.ts';

/** Deletes a secret, and ends what its tokens have opened. `not-found` for one that is not of this agent. */
export function deleteIdentitySecret(ctx: Context, agentId: string, identitySecretId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const agent = await findAgent(ctx, agentId);
    const isIt = and(
      inWorkspace(ctx, identitySecret),
      eq(identitySecret.agentId, agentId),
      eq(identitySecret.id, identitySecretId),
    );
    const { rowCount } = await ctx.db.delete(identitySecret).where(isIt);
    if (rowCount === 0) throw failure('not-found');
    await recordAudit(ctx, {
      action: 'identity-secret.deleted',
      workspaceId: ctx.workspace.id,
      subject: { id: agentId, name: agent.name },
    });
  });
}
