import { eq, type SQL, sql } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { meterPeriod } from '#server/quota/meter-period.ts';
import { agent, agentBudget } from './agents.table.ts';
import { countTotals } from './count-totals.ts';

const noTotals = { conversations: 0, messages: 0, leads: 0, sources: 0 };

/** Agents as the API shows them. `where` must keep to the workspace. */
export async function selectAgents(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Agent[]> {
  const found = await ctx.db
    .select({
      row: agent,
      isPausedByPlan: sql<boolean>`${sql.raw(isPausedByPlan)}`,
      budgetUsed: budgetUsedAt(ctx.clock.now()),
    })
    .from(agent)
    .innerJoin(workspace, eq(workspace.id, agent.workspaceId))
    .leftJoin(agentBudget, eq(agentBudget.agentId, agent.id))
    .where(where)
    .orderBy(order)
    .limit(limit);
  const totals = await countTotals(
    ctx,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, isPausedByPlan, budgetUsed }) => ({
    ...present(row, totals.get(row.id) ?? noTotals),
    isPausedByPlan,
    budgetUsed,
  }));
}

/** A row of an earlier month says that nothing is used in this one. */
const budgetUsedAt = (now: Date) => sql<number | null>`case when agent.messages_per_month is null then null
  when agent_budget.period = ${sql.raw(meterPeriod('workspace.billing_anchor', `'${now.toISOString()}'::timestamptz`))}
  then agent_budget.used else 0 end`;

function present(
  row: typeof agent.$inferSelect,
  counts: Agent['counts'],
): Omit<Agent, 'isPausedByPlan' | 'budgetUsed'> {
  const {
    workspaceId: _w,
    indexVersion: _i,
    usualHourlyMessages: _u,
    keepsPlace: _k,
    avatar,
    cover,
    ...shown
  } = row;
  return {
    ...shown,
    avatarUrl: pictureUrl(avatar),
    coverUrl: pictureUrl(cover),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    counts,
  };
}
