import type { Entitlements } from '#contract/plans.ts';
import { computeEntitlements } from '#core/plans/compute-entitlements.ts';
import { listAddOns } from '#core/plans/list-add-ons.ts';
import type { Workspace } from '#server/context.ts';

/**
 * What a workspace is entitled to. Its plan and add-ons are those that are paid or granted at the moment:
 * `features/workspaces/set-plan.ts` writes them when that changes.
 */
export function entitlementsOf({ plan, addOns }: Pick<Workspace, 'plan' | 'addOns'>): Entitlements {
  return computeEntitlements(plan, listAddOns(addOns));
}
