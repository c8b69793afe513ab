import { type Meter, meters } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { countUsage } from './count-usage.ts';
import { describeLimit } from './describe-limit.ts';
import { entitlementsOf } from './entitlements-of.ts';
import type { QuotaScope } from './meter-rules.ts';

/**
 * Throws `plan-limit` when so much more does not fit. For meters that are counted from rows: the caller holds a lock
 * on the workspace, or on the agent for meters of an agent, until it has written them, so that two at once never pass
 * a limit of one. Monthly meters are taken with `consumeQuota`.
 */
export async function assertQuota(
  ctx: Context,
  wanted: Partial<Record<Meter, number>>,
  scope: QuotaScope = {},
): Promise<void> {
  const { limits } = entitlementsOf(ctx.workspace);
  const limited = meters.filter((meter) => (wanted[meter] ?? 0) > 0 && limits[meter] !== null);
  if (limited.length === 0) return;
  const used = await countUsage(ctx, limited, scope);
  for (const meter of limited) {
    if (used[meter] + (wanted[meter] ?? 0) > (limits[meter] ?? Infinity)) {
      throw failure('plan-limit', { message: describeLimit(ctx.workspace, meter) });
    }
  }
}
