import { eq } from 'drizzle-orm';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { meters, plans } from '#contract/plans.ts';
import { meterMonth } from '#core/plans/meter-month.ts';
import { percentageOf } from '#core/plans/percentage-of.ts';
import { spareMessagesOf } from '#core/plans/spare-messages-of.ts';
import type { Context } from '#server/context.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { countMonthly } from '#server/quota/count-monthly.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

/** The meters of the workspace; those of sources for one agent, or for the agent that has used most of each. */
export async function getUsage(ctx: Context, agentId: string | undefined) {
  const used = await countUsage(ctx, meters, { agentId });
  const { id, name } = plans[ctx.workspace.plan];
  const { limits } = entitlementsOf(ctx.workspace);
  const [owned] = await ctx.db
    .select({
      billingAnchor: workspace.billingAnchor,
      afterLimit: workspace.afterLimit,
      spareUsed: countMonthly('spare')(ctx).mapWith(Number),
    })
    .from(workspace)
    .where(eq(workspace.id, ctx.workspace.id));
  const step = owned?.afterLimit ?? 'engine';
  return {
    plan: { id, name, addOns: ctx.workspace.addOns },
    resetsAt: meterMonth(owned?.billingAnchor ?? null, ctx.clock.now()).endsAt.toISOString(),
    meters: meters.map(
      (meter): UsageLimit => ({
        name: meter,
        used: used[meter],
        limit: limits[meter],
        percentage: percentageOf(used[meter], limits[meter]),
      }),
    ),
    afterLimit: {
      step,
      used: step === 'engine' ? (owned?.spareUsed ?? 0) : 0,
      limit: spareMessagesOf(limits.messages, step),
    },
  };
}
