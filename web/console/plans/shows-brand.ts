import type { PlanId } from '#contract/plans.ts';
import { computeEntitlements } from '#core/plans/compute-entitlements.ts';

/** Whether a preview of the chat shows our name: until the plan is known, and on plans that cannot remove it. */
export function showsBrand(planId: PlanId | undefined): boolean {
  return planId === undefined || !computeEntitlements(planId, []).canRemoveBrand;
}
