import {
  addOns,
  type Entitlements,
  meters,
  type OwnedAddOn,
  type PlanFeature,
  type PlanId,
  type PlanLimits,
  planFeatures,
  plans,
} from '#contract/plans.ts';

/**
 * What a plan and the add-ons bought with it entitle to. Quantities add up; what is unlimited stays so. When chats
 * sleep is decided by the plan alone.
 */
export function computeEntitlements(planId: PlanId, owned: readonly OwnedAddOn[]): Entitlements {
  const { limits, sleepsAfterDays, ...plan } = plans[planId];
  const bought = addOns.map((addOn) => ({
    ...addOn,
    quantity: owned.reduce((sum, { id, quantity }) => (id === addOn.id ? sum + quantity : sum), 0),
  }));
  const limitOf = (meter: keyof PlanLimits): number | null => {
    const limit = limits[meter];
    if (limit === null) return null;
    return bought.reduce((sum, { adds, quantity }) => sum + (adds[meter] ?? 0) * quantity, limit);
  };
  const hasFeature = (feature: PlanFeature): boolean =>
    plan[feature] || bought.some(({ unlocks, quantity }) => quantity > 0 && unlocks.includes(feature));
  return {
    limits: Object.fromEntries(meters.map((meter) => [meter, limitOf(meter)])) as PlanLimits,
    ...(Object.fromEntries(planFeatures.map((feature) => [feature, hasFeature(feature)])) as Record<
      PlanFeature,
      boolean
    >),
    sleepsAfterDays,
  };
}
