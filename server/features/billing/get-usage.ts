import { and, eq } from 'drizzle-orm';
import type { UsageLimit } from '#contract/billing.ts';
import { type Meter, plans } from '#contract/plans.ts';
import { monthPeriod, nextMonth } from '#core/plans/month-period.ts';
import { percentageOf } from '#core/plans/percentage-of.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { countAgents } from '#server/features/agents/count-agents.ts';
import { countSourceUsage } from '#server/features/sources/count-source-usage.ts';
import { usage } from './billing.table.ts';

/** The meters of the workspace; those of sources for one agent, or for the agent that has used most of each. */
export async function getUsage(ctx: Context, agentId: string | undefined) {
  const now = ctx.clock.now();
  const [agents, monthly, sources] = await Promise.all([
    countAgents(ctx),
    ctx.db
      .select({ meter: usage.meter, used: usage.used })
      .from(usage)
      .where(and(inWorkspace(ctx, usage), eq(usage.period, monthPeriod(now)))),
    countSourceUsage(ctx, agentId),
  ]);
  const usedOf = (meter: 'messages' | 'leads'): number =>
    monthly.find((row) => row.meter === meter)?.used ?? 0;
  const used: Record<Meter, number> = {
    agents,
    messages: usedOf('messages'),
    leads: usedOf('leads'),
    ...sources,
  };
  const plan = plans[ctx.workspace.plan];
  const meters: UsageLimit[] = (Object.keys(used) as Meter[]).map((name) => ({
    name,
    used: used[name],
    limit: plan.limits[name],
    percentage: percentageOf(used[name], plan.limits[name]),
  }));
  return { plan: { id: plan.id, name: plan.name }, resetsAt: nextMonth(now).toISOString(), meters };
}
