import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { meters, plans } from '#contract/plans.ts';
import { nextMonth } from '#core/plans/next-month.ts';
import { percentageOf } from '#core/plans/percentage-of.ts';
import type { Context } from '#server/context.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

/** The meters of the workspace; those of sources for one agent, or for the agent that has used most of each. */
export async function getUsage(ctx: Context, agentId: string | undefined) {
  const used = await countUsage(ctx, meters, { agentId });
  const { id, name } = plans[ctx.workspace.plan];
  const { limits } = entitlementsOf(ctx.workspace);
  return {
    plan: { id, name },
    resetsAt: nextMonth(ctx.clock.now()).toISOString(),
    meters: meters.map(
      (meter): UsageLimit => ({
        name: meter,
        used: used[meter],
        limit: limits[meter],
        percentage: percentageOf(used[meter], limits[meter]),
      }),
    ),
  };
}
