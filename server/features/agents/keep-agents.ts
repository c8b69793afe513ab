import { and, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { agent } from './agents.table.ts';

/**
 * Chooses which agents go on answering where the plan does not allow all. `not-found` for one of another workspace,
 * `invalid-input` for more than the plan allows.
 */
export function keepAgents(ctx: Context, agentIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(agentIds)];
  const { agents: limit } = entitlementsOf(ctx.workspace).limits;
  if (limit !== null && wanted.length > limit) {
    const most = limit === 1 ? '1 agent' : `${limit} agents`;
    throw failure('invalid-input', { details: { agentIds: `Your plan allows ${most}. Choose fewer.` } });
  }
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const own = inWorkspace(ctx, agent);
    if ((await ctx.db.$count(agent, and(own, inArray(agent.id, wanted)))) < wanted.length)
      throw failure('not-found');
    await ctx.db
      .update(agent)
      .set({ keepsPlace: sql`${agent.id} in ${wanted}` })
      .where(own);
    await recordAudit(ctx, {
      action: 'agents.kept',
      workspaceId: ctx.workspace.id,
      details: { count: wanted.length },
    });
    for (const agentId of wanted)
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.changed', payload: { agentId } });
  });
}
