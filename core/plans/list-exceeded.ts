import { type Meter, meters, type PlanLimits } from '#contract/plans.ts';

/**
 * The meters of which more is used than the limits allow, as after a change to a smaller plan. What is beyond a limit is
 * paused and never deleted: it comes back when the limit allows it.
 */
export function listExceeded(limits: PlanLimits, used: Partial<Record<Meter, number>>): Meter[] {
  return meters.filter((meter) => (used[meter] ?? 0) > (limits[meter] ?? Infinity));
}
