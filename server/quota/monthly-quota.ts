import type { Entitlements, MonthlyMeter } from '#contract/plans.ts';
import { type WarningPercentage, warningPassed } from '#core/plans/warning-passed.ts';

export interface MonthlyQuota {
  limit: number | null;
  /** Counts at which the owner is warned, with the percentage that is reached then. */
  warnings: Record<number, WarningPercentage>;
}

/** What `takingParts` needs to know of a monthly meter. */
export function monthlyQuota({ limits }: Entitlements, meter: MonthlyMeter): MonthlyQuota {
  const limit = limits[meter];
  const warnings: MonthlyQuota['warnings'] = {};
  for (const used of limit === null ? [] : [Math.ceil(limit * 0.8), limit]) {
    const percentage = warningPassed(used, limit);
    if (percentage !== null) warnings[used] = percentage;
  }
  return { limit, warnings };
}
