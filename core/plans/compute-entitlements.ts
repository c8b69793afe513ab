import { addOns, type Entitlements, meters, type OwnedAddOn, type PlanId, plans } from '#contract/plans.ts';

/**
 * What a plan and the add-ons bought with it entitle to. Quantities add up; what is unlimited stays so. When chats
 * sleep is decided by the plan alone.
 */
export function computeEntitlements(planId: PlanId, owned: readonly OwnedAddOn[]): Entitlements {
  const { id: _id, name: _name, priceCents: _priceCents, limits, ...ofPlan } = plans[planId];
  const entitlements: Entitlements = { ...ofPlan, limits: { ...limits } };
  for (const { id, quantity } of owned) {
    const addOn = addOns.find((each) => each.id === id);
    if (addOn === undefined || quantity <= 0) continue;
    for (const meter of meters) {
      const limit = entitlements.limits[meter];
      if (limit !== null) entitlements.limits[meter] = limit + (addOn.adds[meter] ?? 0) * quantity;
    }
    for (const feature of addOn.unlocks) entitlements[feature] = true;
  }
  return entitlements;
}
