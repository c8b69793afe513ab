import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { identitySecret } from './identity.table.ts';

/** Deletes a secret, and ends what its tokens have opened. `not-found` for one that is not of this agent. */
export async function deleteIdentitySecret(
  ctx: Context,
  agentId: string,
  identitySecretId: string,
): Promise<void> {
  await findAgent(ctx, agentId);
  const deleted = await ctx.db
    .delete(identitySecret)
    .where(
      and(
        inWorkspace(ctx, identitySecret),
        eq(identitySecret.agentId, agentId),
        eq(identitySecret.id, identitySecretId),
      ),
    )
    .returning({ id: identitySecret.id });
  if (deleted.length === 0) throw failure('not-found');
}
