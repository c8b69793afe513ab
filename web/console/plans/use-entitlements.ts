import { useQuery } from '@tanstack/react-query';
import type { Entitlements } from '#contract/plans.ts';
import { computeEntitlements } from '#core/plans/compute-entitlements.ts';
import { listAddOns } from '#core/plans/list-add-ons.ts';
import { usageQuery } from './billing.queries.ts';

/** What the workspace may do; until its plan is known, what every plan may. */
export function useEntitlements(): Entitlements {
  const usage = useQuery(usageQuery());
  return computeEntitlements(usage.data?.plan.id ?? 'free', listAddOns(usage.data?.plan.addOns ?? {}));
}
