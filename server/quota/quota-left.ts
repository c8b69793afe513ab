import type { Meter } from '#contract/plans.ts';
import { remainingOf } from '#core/plans/remaining-of.ts';
import type { Context } from '#server/context.ts';
import { countUsage } from './count-usage.ts';
import { entitlementsOf } from './entitlements-of.ts';
import type { QuotaScope } from './meter-rules.ts';

/** How much of a meter is left, never below 0; null when unlimited. */
export async function quotaLeft(ctx: Context, meter: Meter, scope: QuotaScope): Promise<number | null> {
  const limit = entitlementsOf(ctx.workspace).limits[meter];
  if (limit === null) return null;
  return remainingOf((await countUsage(ctx, [meter], scope))[meter], limit);
}
