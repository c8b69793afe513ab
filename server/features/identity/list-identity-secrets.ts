import { and, asc, eq } from 'drizzle-orm';
import type { IdentitySecret } from '#contract/identity/identity.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { identitySecret } from './identity.table.ts';

/** The secrets of an agent, oldest first, without themselves; `not-found` for an agent out of reach. */
export async function listIdentitySecrets(ctx: Context, agentId: string): Promise<IdentitySecret[]> {
  await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select()
    .from(identitySecret)
    .where(and(inWorkspace(ctx, identitySecret), eq(identitySecret.agentId, agentId)))
    .orderBy(asc(identitySecret.id));
  return rows.map(({ id, ending, createdAt, lastUsedAt }) => ({
    id,
    ending,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
