import type { Entitlements } from '#contract/plans.ts';
import { computeEntitlements } from '#core/plans/compute-entitlements.ts';
import type { Workspace } from '#server/context.ts';

/** What a workspace is entitled to. The one place that knows where its plan and add-ons come from. */
export function entitlementsOf({ plan }: Pick<Workspace, 'plan'>): Entitlements {
  return computeEntitlements(plan, []);
}
