import { type Meter, meters } from '#contract/plans.ts';
import { listExceeded } from '#core/plans/list-exceeded.ts';
import type { Context } from '#server/context.ts';
import { countUsage } from './count-usage.ts';
import { entitlementsOf } from './entitlements-of.ts';

const ofSources = meters.filter((meter) => meter === 'links' || meter === 'files' || meter === 'characters');

/** The meters of an agent's sources of which it has more than the plan allows, as after a change to a smaller plan. */
export async function listOverused(ctx: Context, agentId: string): Promise<Meter[]> {
  const { limits } = entitlementsOf(ctx.workspace);
  if (ofSources.every((meter) => limits[meter] === null)) return [];
  return listExceeded(limits, await countUsage(ctx, ofSources, { agentId }));
}
