import type { Meter } from '#contract/plans.ts';
import type { Workspace } from '#server/context.ts';
import { entitlementsOf } from './entitlements-of.ts';
import { meterRules } from './meter-rules.ts';

/** The sentence for an owner whose limit is reached. */
export function describeLimit(workspace: Pick<Workspace, 'plan' | 'addOns'>, meter: Meter): string {
  return meterRules[meter].describe(entitlementsOf(workspace).limits[meter] ?? 0);
}
