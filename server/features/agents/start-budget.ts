import { and, eq, sql } from 'drizzle-orm';
import { meterMonth } from '#core/plans/meter-month.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { agent, agentBudget } from './agents.table.ts';

/**
 * Counts what an agent has answered in this month already, so that a budget is one of the whole month. From here on the statement
 * that stores a question counts. Call it in the transaction that sets the budget.
 */
export async function startBudget(ctx: Context, agentId: string): Promise<void> {
  const [owned] = await ctx.db
    .select({ anchor: workspace.billingAnchor })
    .from(workspace)
    .where(eq(workspace.id, ctx.workspace.id));
  const { key, startsAt } = meterMonth(owned?.anchor ?? null, ctx.clock.now());
  const answered = sql`(
    select count(*) from question
    where question.agent_id = agent.id and asked_at >= ${startsAt.toISOString()} and channel <> 'preview'
      and outcome is not null
  )`;
  const [counted] = await ctx.db
    .select({ used: answered.mapWith(Number) })
    .from(agent)
    .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
  const used = counted?.used ?? 0;
  await ctx.db
    .insert(agentBudget)
    .values({ agentId, workspaceId: ctx.workspace.id, period: key, used })
    .onConflictDoUpdate({ target: agentBudget.agentId, set: { period: key, used } });
}
